// The fuzz target as an ordinary test: a fixed stream of cases, and the inputs that once found something.

#include "boundary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace kakoi::fuzz {
namespace {

TEST(Boundary, EveryCheckIsForSomethingThatTheLayoutHas) {
  EXPECT_EQ(checks_of_nothing(), std::vector<std::string>{});
}

TEST(Boundary, KeepsItsPromisesInAFixedStreamOfCalls) {
  std::mt19937_64 random(19);
  std::vector<std::uint8_t> data(64);
  int cases = 0;
  for (; cases < 5000; ++cases) {
    std::generate(data.begin(), data.end(), [&] { return static_cast<std::uint8_t>(random() >> 56); });
    run_case(data.data(), data.size());  // stops the program if not
  }
  EXPECT_EQ(cases, 5000);
}

TEST(Boundary, KeepsItsPromisesInTheCollectedInputs) {
  int cases = 0;
  for (const auto& file : std::filesystem::directory_iterator(KAKOI_FUZZ_CORPUS)) {
    std::ifstream stream(file.path(), std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    run_case(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++cases;
  }
  EXPECT_GT(cases, 0);
}

}  // namespace
}  // namespace kakoi::fuzz
