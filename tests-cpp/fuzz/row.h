// A call as the layout describes it to the fuzzer; bindings/boundary/layout makes a table of these rows.

#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace kakoi::fuzz {

/// A part of the input.
enum class Input {
  kSet,
  kNonEmptySet,
  kPosition,
  kPositions,
  kGames,
  kLine,
  kLoa,
  kLoaPositions,
  kSenket,
  kSteps,    // of a game to record
  kChanges,  // numbers of 16 bits
  kCells,    // of a pattern
  kPage,     // of a collection
};

/// The way to draw an argument, which bounds its value as bindings/js does.
enum Number {
  kWidth,
  kHeight,
  kSize,
  kConnectivity,
  kColor,
  kPoint,
  kPointOrNone,
  kIndexInSet,
  kWord,
  kCount,
  kFirstMove,  // the first move whose position is written: less than the game has
  kFrom,       // of a legal move of the color that the argument before names
  kTo,
  kNotEnemysOrNone,  // a point without the other colour's post, which the argument before names
  kFences,           // the number of fences in the input, 0 when all are asked for
  kAllFences,
  kRange,
};

struct Draw {
  Number number;
  int least = 0;
  int most = 0;
};

/// The part of the answer that must be mirrored when the input is: so many sets after so many words; none
/// when both are 0.
struct Mirrors {
  int words = 0;
  int sets = 0;
};

struct Row {
  const char* name;
  std::vector<Input> inputs;
  std::vector<Draw> draws;
  /// The shape of the answer; empty when nothing is written.
  const char* shape;
  Mirrors mirrors;
  /// All numbers of the boundary fit a double, as in JavaScript.
  double (*call)(const double*);
};

template <typename Result, typename... Arguments, std::size_t... I>
double call_with(Result (*body)(Arguments...), const double* arguments, std::index_sequence<I...>) {
  if constexpr (std::is_void_v<Result>) {
    body(static_cast<Arguments>(arguments[I])...);
    return 0;
  } else {
    return static_cast<double>(body(static_cast<Arguments>(arguments[I])...));
  }
}

template <typename Result, typename... Arguments>
double call_with(Result (*body)(Arguments...), const double* arguments) {
  return call_with(body, arguments, std::index_sequence_for<Arguments...>{});
}

/// A call as a row has it.
template <auto Body>
double as_row(const double* arguments) {
  return call_with(Body, arguments);
}

}  // namespace kakoi::fuzz
