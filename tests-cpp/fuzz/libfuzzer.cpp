// libFuzzer's entry: one input, one call.

#include <cstdio>
#include <cstdlib>

#include "boundary.h"

// libFuzzer calls these by their names.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
  const auto faults = kakoi::fuzz::unknown_exports();
  for (const std::string& fault : faults) std::fprintf(stderr, "boundary.cpp: %s\n", fault.c_str());
  if (!faults.empty()) std::exit(1);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kakoi::fuzz::run_case(data, size);
  return 0;
}
// NOLINTEND(readability-identifier-naming)
