#include "go/endgame/region_game.h"

#include <cstddef>
#include <initializer_list>

namespace kakoi::go {

namespace {

/// The fewest points that a group with two eyes takes up, its eyes included.
constexpr int kLeastLiving = 7;

constexpr RegionSet region_bit(int index) { return RegionSet{1} << index; }
constexpr RegionSet lowest(RegionSet set) { return set & -set; }

}  // namespace

void RegionGame::load(const Position& position, const PointSet& region, const Position& walls) {
  size_ = 0;
  for_each_point(region, [&](Point p) { points_[size_++] = p; });
  full_ = size_ == kMostPoints ? ~RegionSet{0} : region_bit(size_) - 1;
  const auto words = [&](const PointSet& set) {
    RegionSet word = 0;
    for (int i = 0; i < size_; ++i) word |= set.has(points_[i]) ? region_bit(i) : 0;
    return word;
  };
  for (int i = 0; i < size_; ++i) near_[i] = words(neighbours(PointSet::of(points_[i]), region));
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const auto side = static_cast<std::size_t>(color);
    at_wall_[side] = words(neighbours(walls.stones(color), region));
    start_.of[side] = words(position.stones(color));
  }
}

RegionSet RegionGame::beside(RegionSet set) const {
  RegionSet result = 0;
  for (RegionSet rest = set; rest != 0; rest &= rest - 1) result |= near_[std::countr_zero(rest)];
  return result;
}

RegionSet RegionGame::chain(RegionSet seed, RegionSet within) const {
  RegionSet result = seed & within;
  for (RegionSet edge = result; edge != 0;) {
    edge = beside(edge) & within & ~result;
    result |= edge;
  }
  return result;
}

RegionGame::Standing RegionGame::settle(const RegionStones& stones) const {
  RegionSet solid[2];
  RegionSet held[2];
  for (std::size_t side = 0; side < 2; ++side) {
    solid[side] = chain(at_wall_[side], stones.of[side]);
    held[side] = at_wall_[side] | beside(solid[side]);
  }
  Standing result{stones, 0};
  for (RegionSet rest = full_ & ~(solid[0] | solid[1]); rest != 0;) {
    const RegionSet part = chain(lowest(rest), rest);
    rest &= ~part;
    const bool reached[2] = {(part & held[0]) != 0, (part & held[1]) != 0};
    const std::size_t owner = reached[0] ? 0 : 1;
    const int away = std::popcount(part & ~held[owner]);
    if (reached[0] == reached[1] || (away >= 2 && std::popcount(part) >= kLeastLiving)) {
      result.open |= part;
      continue;
    }
    result.stones.of[owner] |= part;
    result.stones.of[1 - owner] &= ~part;
  }
  return result;
}

int RegionGame::area(const RegionStones& stones) const {
  int count = std::popcount(stones.of[0]) - std::popcount(stones.of[1]);
  for (RegionSet rest = full_ & ~(stones.of[0] | stones.of[1]); rest != 0;) {
    const RegionSet part = chain(lowest(rest), rest);
    rest &= ~part;
    const RegionSet around = beside(part);
    const bool black = (around & stones.of[0]) != 0 || (part & at_wall_[0]) != 0;
    const bool white = (around & stones.of[1]) != 0 || (part & at_wall_[1]) != 0;
    if (black != white) count += black ? std::popcount(part) : -std::popcount(part);
  }
  return count;
}

RegionGame::Move RegionGame::play(const RegionStones& before, Color mover, int index,
                                  RegionStones& after) const {
  const auto ours = static_cast<std::size_t>(mover);
  const std::size_t theirs = 1 - ours;
  after = before;
  after.of[ours] |= region_bit(index);
  const RegionSet empty = full_ & ~(after.of[0] | after.of[1]);
  RegionSet taken = 0;
  for (RegionSet enemies = near_[index] & before.of[theirs]; enemies != 0;) {
    const RegionSet enemy = chain(lowest(enemies), before.of[theirs]);
    enemies &= ~enemy;
    if ((enemy & at_wall_[theirs]) == 0 && (beside(enemy) & empty) == 0) taken |= enemy;
  }
  after.of[theirs] &= ~taken;
  const RegionSet own = chain(region_bit(index), after.of[ours]);
  if ((own & at_wall_[ours]) != 0) return Move::kPlain;
  const RegionSet liberties = beside(own) & (empty | taken);
  if (liberties == 0) return Move::kIllegal;
  return std::popcount(taken) == 1 && own == region_bit(index) && liberties == taken ? Move::kKo
                                                                                     : Move::kPlain;
}

}  // namespace kakoi::go
