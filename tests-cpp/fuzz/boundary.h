// Makes one call across the boundary with arguments that keep JavaScript's promises, and checks the answer.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kakoi::fuzz {

/// The exported functions that the table in boundary.cpp does not know or knows with another number of
/// arguments, and the rows of functions that are gone.
std::vector<std::string> unknown_exports();

/// Makes one call that the bytes choose. A broken promise of the engine stops the program with the call; so does a
/// sanitizer, or an assertion of the engine.
void run_case(const std::uint8_t* data, std::size_t size);

}  // namespace kakoi::fuzz
