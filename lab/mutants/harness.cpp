// The active mutant comes from the environment; KAKOI_REACHED names a file that gets a line for each test: its name, the
// milliseconds that it had the processor for, and the mutants that it reached.

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>

int kakoi_active_mutant = std::getenv("KAKOI_MUTANT") ? std::atoi(std::getenv("KAKOI_MUTANT")) : -1;
unsigned char kakoi_reached[1 << 16];

namespace {

class Reached : public testing::EmptyTestEventListener {
 public:
  explicit Reached(const char* path) : file_(path) {}

  void OnTestStart(const testing::TestInfo&) override {
    std::memset(kakoi_reached, 0, sizeof kakoi_reached);
    start_ = std::clock();
  }

  void OnTestEnd(const testing::TestInfo& test) override {
    file_ << test.test_suite_name() << '.' << test.name() << ' '
          << (std::clock() - start_) * 1000 / CLOCKS_PER_SEC;
    for (unsigned id = 0; id < sizeof kakoi_reached; ++id) {
      if (kakoi_reached[id] != 0) file_ << ' ' << id;
    }
    file_ << std::endl;
  }

 private:
  std::ofstream file_;
  std::clock_t start_ = 0;
};

const bool listens = [] {
  const char* const path = std::getenv("KAKOI_REACHED");
  if (path != nullptr) testing::UnitTest::GetInstance()->listeners().Append(new Reached(path));
  return true;
}();

}  // namespace
