// All positions of a tiny board as numbers, three values a point, and the whole game of one capture solved backwards from
// its ends. It shares nothing with the search.

#pragma once

#include <cstddef>
#include <vector>

namespace kakoi::test {

class SolvedBoard {
 public:
  SolvedBoard(int width, int height);

  [[nodiscard]] int positions() const { return positions_; }
  [[nodiscard]] int points() const { return points_; }

  [[nodiscard]] std::vector<int> cells(int position) const;
  [[nodiscard]] bool is_legal(int position) const;
  [[nodiscard]] int liberties(const std::vector<int>& cells, int p) const;

  /// Solves the capture of Black's chain at `target`; `banned` (1 Black, 2 White) may not retake a ko at once, the other may
  /// CaptureGame::kRetakes times.
  void solve(int target, int banned);

  /// True when White takes the chain; `color` is to play.
  [[nodiscard]] bool is_captured(int position, int color) const;

 private:
  struct Next {
    int position = -1;  // -1 when the move is not legal
    int ko = 0;         // point + 1, 0 for none
    int taken = 0;      // the point + 1 of a stone that was captured alone
  };

  [[nodiscard]] std::size_t move_index(int position, int color, int p) const;
  [[nodiscard]] std::size_t index(int position, int color, int ko, int retakes) const;
  [[nodiscard]] bool is_captured_now(int position, int color, int ko, int retakes) const;

  /// True when White's move at p took a single stone at the target that Black takes back at once: in a ko, if
  /// Black may, or with more than one liberty.
  [[nodiscard]] bool comes_back(const Next& next, int p) const;

  template <typename Visit>
  void beside(int p, Visit visit) const;
  void walk(const std::vector<int>& cells, int p, std::vector<char>& seen, int& count) const;
  void take(std::vector<int>& cells, int p, int& count) const;
  [[nodiscard]] Next play(int position, int color, int p) const;

  int width_;
  int points_;
  int positions_;
  int target_ = 0;
  int banned_ = 1;
  std::vector<Next> next_;
  std::vector<char> captured_;
};

}  // namespace kakoi::test
