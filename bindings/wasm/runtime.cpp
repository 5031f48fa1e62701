// What the published engines need of C and C++ at run time, in place of Emscripten's libraries, which would be 3.5 KB
// (gzip) more. Together with numbers_only.js, and for the version of Emscripten that it is written for.

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <emscripten/bind.h>
#include <wasm_simd128.h>

namespace {

/** Of the types that calls have here, those that JavaScript reads otherwise than as the number it gets. */
[[gnu::constructor]] void register_types() {
  using emscripten::internal::TypeID;
  emscripten::internal::_embind_register_bool(TypeID<bool>::get(), nullptr, sizeof(bool), true, false);
  emscripten::internal::_embind_register_integer(TypeID<unsigned>::get(), nullptr, sizeof(unsigned), 0,
                                                 UINT32_MAX);
}

/** From here on WebAssembly's own instructions for memory are faster than a loop. */
constexpr std::size_t kLarge = 256;

}  // namespace

extern "C" {

// Emscripten exports both whenever embind registers functions. Nothing allocates.
void* malloc(std::size_t) { return nullptr; }
void free(void*) {}

void* memcpy(void* to, const void* from, std::size_t size) {
  if (size >= kLarge)
    return std::memmove(to, from, size);  // the instruction: that of memcpy would be this function
  auto* out = static_cast<std::uint8_t*>(to);
  const auto* in = static_cast<const std::uint8_t*>(from);
  for (; size >= 16; size -= 16, out += 16, in += 16) wasm_v128_store(out, wasm_v128_load(in));
  while (size-- != 0) *out++ = *in++;
  return to;
}

void* memset(void* to, int value, std::size_t size) {
  auto* out = static_cast<std::uint8_t*>(to);
  const v128_t bytes = wasm_i8x16_splat(static_cast<std::int8_t>(value));
  for (; size >= 16; size -= 16, out += 16) wasm_v128_store(out, bytes);
  while (size-- != 0) *out++ = static_cast<std::uint8_t>(value);
  return to;
}

}  // extern "C"
