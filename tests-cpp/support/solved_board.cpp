#include "support/solved_board.h"

#include "go/reading/capture.h"

// Positions and points are numbers here that count up from 0, and index tables.
#pragma GCC diagnostic ignored "-Wsign-conversion"

namespace kakoi::test {
namespace {

using go::CaptureGame;

constexpr int kRetakes = CaptureGame::kRetakes;

}  // namespace

template <typename Visit>
void SolvedBoard::beside(int p, Visit visit) const {
  if (p >= width_) visit(p - width_);
  if (p % width_ > 0) visit(p - 1);
  if (p % width_ < width_ - 1) visit(p + 1);
  if (p < points_ - width_) visit(p + width_);
}

SolvedBoard::SolvedBoard(int width, int height) : width_(width), points_(width * height) {
  positions_ = 1;
  for (int i = 0; i < points_; ++i) positions_ *= 3;
  next_.resize(static_cast<std::size_t>(positions_) * 2 * points_);
  for (int position = 0; position < positions_; ++position) {
    for (int color = 1; color <= 2; ++color) {
      for (int p = 0; p < points_; ++p) next_[move_index(position, color, p)] = play(position, color, p);
    }
  }
}

std::vector<int> SolvedBoard::cells(int position) const {
  std::vector<int> cells(points_);
  for (int& cell : cells) {
    cell = position % 3;
    position /= 3;
  }
  return cells;
}

bool SolvedBoard::is_legal(int position) const {
  const std::vector<int> cells = this->cells(position);
  for (int p = 0; p < points_; ++p) {
    if (cells[p] != 0 && liberties(cells, p) == 0) return false;
  }
  return true;
}

int SolvedBoard::liberties(const std::vector<int>& cells, int p) const {
  int count = 0;
  std::vector<char> seen(points_, 0);
  walk(cells, p, seen, count);
  return count;
}

void SolvedBoard::solve(int target, int banned) {
  target_ = target;
  banned_ = banned;
  captured_.assign(static_cast<std::size_t>(positions_) * 2 * (points_ + 1) * (kRetakes + 1), 0);
  std::vector<char> safe(positions_, 0);
  for (int position = 0; position < positions_; ++position) {
    const std::vector<int> cells = this->cells(position);
    if (cells[target] == 1) safe[position] = liberties(cells, target) >= CaptureGame::kEscaped ? 1 : 0;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (int position = 0; position < positions_; ++position) {
      if (safe[position]) continue;
      for (int color = 1; color <= 2; ++color) {
        for (int ko = 0; ko <= points_; ++ko) {
          for (int retakes = 0; retakes <= kRetakes; ++retakes) {
            char& known = captured_[index(position, color, ko, retakes)];
            if (known || !is_captured_now(position, color, ko, retakes)) continue;
            known = 1;
            changed = true;
          }
        }
      }
    }
  }
}

bool SolvedBoard::is_captured(int position, int color) const {
  return captured_[index(position, color, 0, kRetakes)] != 0;
}

std::size_t SolvedBoard::move_index(int position, int color, int p) const {
  return (static_cast<std::size_t>(position) * 2 + color - 1) * points_ + p;
}

std::size_t SolvedBoard::index(int position, int color, int ko, int retakes) const {
  return ((static_cast<std::size_t>(position) * 2 + color - 1) * (points_ + 1) + ko) * (kRetakes + 1) +
         retakes;
}

bool SolvedBoard::is_captured_now(int position, int color, int ko, int retakes) const {
  int power = 1;
  for (int i = 0; i < target_; ++i) power *= 3;
  if (position / power % 3 != 1) return true;  // it has been taken
  const bool attacks = color == 2;
  const int other = 3 - color;
  // Try a pass, and every move.
  if ((captured_[index(position, other, 0, retakes)] != 0) == attacks) return attacks;
  for (int p = 0; p < points_; ++p) {
    const int retaken = ko == p + 1 ? 1 : 0;
    if (retaken != 0 && (color == banned_ || retakes == 0)) continue;
    const Next& next = next_[move_index(position, color, p)];
    if (next.position < 0 || (attacks && comes_back(next, p))) continue;
    if ((captured_[index(next.position, other, next.ko, retakes - retaken)] != 0) == attacks) return attacks;
  }
  return !attacks;
}

bool SolvedBoard::comes_back(const Next& next, int p) const {
  if (next.taken != target_ + 1) return false;
  const std::vector<int> cells = this->cells(next.position);
  if (liberties(cells, p) != 1) return false;
  const Next& back = next_[move_index(next.position, 1, target_)];
  if (back.position < 0) return false;
  if (next.ko != 0) return banned_ == 2;
  return liberties(this->cells(back.position), target_) > 1;
}

void SolvedBoard::walk(const std::vector<int>& cells, int p, std::vector<char>& seen, int& count) const {
  seen[p] = 1;
  beside(p, [&](int q) {
    if (seen[q]) return;
    if (cells[q] == cells[p]) walk(cells, q, seen, count);
    if (cells[q] == 0) {
      seen[q] = 1;
      ++count;
    }
  });
}

void SolvedBoard::take(std::vector<int>& cells, int p, int& count) const {
  const int color = cells[p];
  cells[p] = 0;
  ++count;
  beside(p, [&](int q) {
    if (cells[q] == color) take(cells, q, count);
  });
}

SolvedBoard::Next SolvedBoard::play(int position, int color, int p) const {
  std::vector<int> cells = this->cells(position);
  if (cells[p] != 0) return {};
  cells[p] = color;
  int count = 0;
  int last = 0;
  bool lone = true;
  beside(p, [&](int q) {
    lone &= cells[q] == 3 - color;
    if (cells[q] != 3 - color || liberties(cells, q) > 0) return;
    take(cells, q, count);
    last = q;
  });
  if (liberties(cells, p) == 0) return {};
  Next next;
  next.position = 0;
  for (int i = points_; i-- > 0;) next.position = next.position * 3 + cells[i];
  next.taken = count == 1 ? last + 1 : 0;
  next.ko = lone ? next.taken : 0;
  return next;
}

}  // namespace kakoi::test
