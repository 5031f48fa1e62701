// Stands in for Emscripten's header of this name, so that the bindings compile natively: the functions that
// they would export to JavaScript are listed here, to be called with numbers.

#pragma once

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

namespace kakoi::fuzz {

/// A function that the bindings export. All numbers of the boundary fit a double, as in JavaScript.
struct Exported {
  const char* name;
  std::size_t argument_count;
  std::function<double(const double*)> call;
};

/// The functions in the order in which the bindings' files were initialised.
inline std::vector<Exported>& exported() {
  static std::vector<Exported> functions;
  return functions;
}

struct Registration {
  explicit Registration(void (*bind)()) { bind(); }
};

}  // namespace kakoi::fuzz

namespace emscripten {

template <typename Result, typename... Arguments>
void function(const char* name, Result (*body)(Arguments...)) {
  const auto call = [body](const double* arguments) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      if constexpr (std::is_void_v<Result>) {
        body(static_cast<Arguments>(arguments[I])...);
        return 0.0;
      } else {
        return static_cast<double>(body(static_cast<Arguments>(arguments[I])...));
      }
    }
    (std::index_sequence_for<Arguments...>{});
  };
  kakoi::fuzz::exported().push_back({name, sizeof...(Arguments), call});
}

/// Ignored: a constant cannot be called.
template <typename Value>
void constant(const char* /*name*/, const Value& /*value*/) {}

}  // namespace emscripten

#define EMSCRIPTEN_BINDINGS(name)                                   \
  void bind_##name();                                               \
  const kakoi::fuzz::Registration registration_##name(bind_##name); \
  void bind_##name()
