// Makes one call across the boundary with arguments that keep JavaScript's promises, and checks the answer.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kakoi::fuzz {

/// The checks of boundary.cpp that are for a call or a shape of answer that the layout does not have.
std::vector<std::string> checks_of_nothing();

/// Makes one call that the bytes choose. A broken promise of the engine stops the program with the call; so does a
/// sanitizer, or an assertion of the engine.
void run_case(const std::uint8_t* data, std::size_t size);

}  // namespace kakoi::fuzz
