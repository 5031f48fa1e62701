# Compiler options of our own code; never applied to GoogleTest and Google Benchmark.

# Link PRIVATE: warnings are ours, not our users'.
add_library(kakoi_warnings INTERFACE)
target_compile_options(kakoi_warnings INTERFACE
  -Wall -Wextra -Wpedantic
  -Wconversion  # bit boards mix widths all the time; a silent narrowing is a lost stone
  -Wshadow
  -Wnon-virtual-dtor
  -Wold-style-cast)
if(KAKOI_WERROR)
  target_compile_options(kakoi_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC's note about passing vectors between differently compiled code: here one compiler builds everything.
  target_compile_options(kakoi_warnings INTERFACE -Wno-psabi)
endif()

# Options for code that ends up in the published engine.
add_library(kakoi_freestanding INTERFACE)
target_compile_options(kakoi_freestanding INTERFACE
  -fno-exceptions      # the engine reports by status code; unwinding is dead weight in wasm
  -ffp-contract=off)   # networks say the same on processors that could fuse a product with a sum
