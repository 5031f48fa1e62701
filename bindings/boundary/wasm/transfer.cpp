// Tells JavaScript where the transfer buffer is.

#include "transfer.h"

namespace kakoi::wasm {

static std::uint32_t address(const std::uint32_t* words) {
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(words));
}

std::uint32_t calls::input_address() { return address(input); }
std::uint32_t calls::output_address() { return address(output); }

}  // namespace kakoi::wasm
