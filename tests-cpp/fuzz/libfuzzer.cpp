// libFuzzer's entry: one input, one call.

#include "boundary.h"

// libFuzzer calls this by its name.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kakoi::fuzz::run_case(data, size);
  return 0;
}
// NOLINTEND(readability-identifier-naming)
