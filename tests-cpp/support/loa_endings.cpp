#include "support/loa_endings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kakoi::test {
namespace {

/// All sets of so many squares, numbered by the combinatorial number system.
class SquareSets {
 public:
  explicit SquareSets(int size) {
    for (Squares set = (loa::square_bit(size) - 1); set != 0; set = next(set)) sets_.push_back(set);
  }

  [[nodiscard]] std::size_t count() const { return sets_.size(); }
  [[nodiscard]] Squares at(std::size_t number) const { return sets_[number]; }

  static std::size_t number_of(Squares set) {
    std::size_t number = 0;
    for (std::size_t i = 1; set != 0; set &= set - 1, ++i) {
      std::size_t ways = 1;  // to choose i of the squares below this one
      for (std::size_t k = 0; k < i; ++k)
        ways = ways * (static_cast<std::size_t>(loa::first_square(set)) - k) / (k + 1);
      number += ways;
    }
    return number;
  }

 private:
  /// The next higher number with as many bits; 0 after the last.
  static Squares next(Squares set) {
    const Squares low = set & (~set + 1);
    const Squares up = set + low;
    return up == 0 ? 0 : up | ((set ^ up) / low >> 2);
  }

  std::vector<Squares> sets_;
};

/// The image under one of the eight symmetries of the board.
Squares image(Squares set, int symmetry) {
  Squares to = 0;
  for (; set != 0; set &= set - 1) {
    int x = loa::first_square(set) % 8;
    int y = loa::first_square(set) / 8;
    if ((symmetry & 1) != 0) x = 7 - x;
    if ((symmetry & 2) != 0) y = 7 - y;
    if ((symmetry & 4) != 0) std::swap(x, y);
    to |= loa::square_bit(8 * y + x);
  }
  return to;
}

}  // namespace

LoaEndings::LoaEndings(int own, int enemy, bool mover_wins) : mover_wins_(mover_wins) {
  for (int least = 2; least <= std::max(own, enemy); ++least) {
    for (int other = 2; other <= std::min(least, std::min(own, enemy)); ++other) {
      build({{least, other}, {other, least}});
    }
  }
}

int LoaEndings::of(Squares own, Squares enemy) const {
  const auto& [stones, values] = *tables_.at({std::popcount(own), std::popcount(enemy)});
  return values[SquareSets::number_of(own) * stones + SquareSets::number_of(enemy)];
}

void LoaEndings::build(const std::vector<Material>& materials) {
  for (const auto& [own, enemy] : materials) {
    const std::size_t enemies = SquareSets(enemy).count();
    tables_.try_emplace(
        {own, enemy},
        std::make_unique<Table>(enemies, std::vector<std::int8_t>(SquareSets(own).count() * enemies)));
  }
  bool found = true;
  for (int plies = 1; found || plies <= longest_ + 1; ++plies) {
    found = false;
    for (std::size_t i = 0; i < materials.size(); ++i) {
      if (i > 0 && materials[i] == materials[0]) break;
      if (settle(materials[i], plies)) found = true;
    }
    if (found) longest_ = std::max(longest_, plies);
  }
}

bool LoaEndings::settle(const Material& material, int plies) {
  bool found = false;
  const SquareSets owns(material.first);
  const SquareSets enemies(material.second);
  auto& [stones, values] = *tables_.at(material);
  for (std::size_t o = 0; o < owns.count(); ++o) {
    const Squares own = owns.at(o);
    if (loa::is_connected(own)) continue;
    // One position for all that mirror it.
    std::array<Squares, 8> images{};
    for (int s = 0; s < 8; ++s) images[static_cast<std::size_t>(s)] = image(own, s);
    if (*std::min_element(images.begin(), images.end()) != own) continue;
    for (std::size_t e = 0; e < enemies.count(); ++e) {
      const Squares enemy = enemies.at(e);
      if ((own & enemy) != 0 || loa::is_connected(enemy) || values[o * stones + e] != 0) continue;
      if (!ends_in(own, enemy, plies)) continue;
      found = true;
      const bool won = wins_;
      for (int s = 0; s < 8; ++s) {
        const std::size_t at = SquareSets::number_of(images[static_cast<std::size_t>(s)]) * stones +
                               SquareSets::number_of(image(enemy, s));
        values[at] = static_cast<std::int8_t>(won ? plies : -plies);
      }
    }
  }
  return found;
}

bool LoaEndings::ends_in(Squares own, Squares enemy, int plies) {
  const loa::Position position{own, enemy, Color::kBlack};
  int slowest = 0;  // the most plies of a lost move; -1 once a move is not lost
  bool moves = false;
  wins_ = false;
  const auto weigh = [&](Squares mine, Squares theirs) {
    if (wins_) return;
    moves = true;
    const bool connects = loa::is_connected(mine);
    const bool connects_them = loa::is_connected(theirs);
    int value = 0;  // for the side that moves, counted in plies from here
    if (connects != connects_them || (connects && mover_wins_)) {
      value = connects ? 1 : -1;
    } else if (!connects) {
      const int next = of(theirs, mine);
      value = next > 0 ? -next - 1 : next < 0 ? -next + 1 : 0;
    }
    if (value == plies) wins_ = true;
    slowest = value >= 0 || slowest < 0 ? -1 : std::max(slowest, -value);
  };
  loa::for_each_move(position, [&](int from, int to) {
    const loa::Position next = loa::play(position, from, to);
    weigh(next.black, next.white);
  });
  if (!moves) weigh(own, enemy);  // a pass
  return wins_ || slowest == plies;
}

loa::Position open_loa(int black, int white, Random& random) {
  while (true) {
    loa::Position position{0, 0, Color::kBlack};
    while (std::popcount(position.black) < black) position.black |= loa::square_bit(random.below(64));
    while (std::popcount(position.white) < white)
      position.white |= loa::square_bit(random.below(64)) & ~position.black;
    if (!position.is_decided()) return position;
  }
}

}  // namespace kakoi::test
