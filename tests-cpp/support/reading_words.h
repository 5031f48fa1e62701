// The words for answers of readers.

#pragma once

#include <string>

#include "go/reading/life.h"

namespace kakoi::test {

inline std::string word(go::LifeOutcome outcome) {
  static constexpr const char* kWords[] = {"unknown", "lives", "dies", "seki", "ko"};
  return kWords[static_cast<int>(outcome)];
}

inline std::string word(go::Certainty certainty) {
  static constexpr const char* kWords[] = {"likely", "read", "proved"};
  return kWords[static_cast<int>(certainty)];
}

}  // namespace kakoi::test
