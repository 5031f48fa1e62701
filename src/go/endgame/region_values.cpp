#include "go/endgame/region_values.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <initializer_list>

#include "core/hash.h"

namespace kakoi::go {

namespace {

/// More moves than a line without repetition has in the regions that fit; the stack of the search is as deep.
constexpr int kDeepest = 200;

}  // namespace

RegionValue RegionValues::value(const RegionGame& game, const RegionStones& stones, int nodes) {
  game_ = &game;
  most_ = std::min(nodes, kMostNodes);
  RegionValue found{.outcome = RegionOutcome::kTooLarge,
                    .thermograph = Thermograph::of_count(0),
                    .moves = {-1, -1},
                    .has_ko = false,
                    .nodes = 0};
  const RegionStones start = game.settle(stones).stones;
  for (const Color barred : {Color::kWhite, Color::kBlack}) {
    barred_ = barred;
    has_ko_ = false;
    nodes_ = 0;
    words_ = 0;
    depth_ = 0;
    ++searches_;
    Thermograph thermograph = Thermograph::of_count(0);
    const RegionOutcome outcome = search(start, thermograph);
    found.has_ko = found.has_ko || has_ko_;
    found.nodes += static_cast<std::uint64_t>(nodes_);
    if (outcome != RegionOutcome::kValued) {
      found.outcome = outcome;
      return found;
    }
    if (barred == Color::kBlack && !(found.thermograph == thermograph)) {
      found.outcome = RegionOutcome::kKo;
      return found;
    }
    found.thermograph = thermograph;
    choose(start, found);
    if (!has_ko_) break;
  }
  found.outcome = RegionOutcome::kValued;
  return found;
}

RegionOutcome RegionValues::search(const RegionStones& stones, Thermograph& result) {
  Entry& entry = find(stones);
  if (entry.search == searches_) {
    if (entry.walls == kUnfinished) return RegionOutcome::kKo;  // the position repeats itself
    result = kept(entry);
    return RegionOutcome::kValued;
  }
  if (nodes_ == most_ || depth_ == kDeepest) return RegionOutcome::kTooLarge;
  ++nodes_;
  ++depth_;
  entry = {.stones = stones, .search = searches_, .walls = kUnfinished};
  Scaffold scaffolds[] = {Scaffold(Color::kBlack), Scaffold(Color::kWhite)};
  const RegionOutcome outcome = search_moves(stones, scaffolds);
  --depth_;
  if (outcome != RegionOutcome::kValued) return outcome;
  const bool is_exact = meet(scaffolds[0], scaffolds[1], game_->area(stones) * Thermograph::kOne, result);
  return is_exact && keep(entry, result) ? RegionOutcome::kValued : RegionOutcome::kTooLarge;
}

RegionOutcome RegionValues::search_moves(const RegionStones& stones, Scaffold* scaffolds) {
  const RegionSet empty = game_->settle(stones).open & ~(stones.of[0] | stones.of[1]);
  for (const Color mover : {Color::kBlack, Color::kWhite}) {
    for (RegionSet rest = empty; rest != 0; rest &= rest - 1) {
      RegionStones after;
      const RegionGame::Move move = game_->play(stones, mover, std::countr_zero(rest), after);
      has_ko_ = has_ko_ || move == RegionGame::Move::kKo;
      if (move == RegionGame::Move::kIllegal || (move == RegionGame::Move::kKo && mover == barred_)) continue;
      Thermograph below;
      const RegionOutcome outcome = search(game_->settle(after).stones, below);
      if (outcome != RegionOutcome::kValued) return outcome;
      scaffolds[static_cast<std::size_t>(mover)].add(below);
    }
  }
  return RegionOutcome::kValued;
}

RegionValues::Entry& RegionValues::find(const RegionStones& stones) {
  const std::uint64_t key = std::uint64_t{stones.of[0]} << 32 | stones.of[1];
  std::size_t at = mix64(key) % kEntries;
  while (entries_[at].search == searches_ && !(entries_[at].stones == stones)) at = (at + 1) % kEntries;
  return entries_[at];
}

bool RegionValues::keep(Entry& entry, const Thermograph& thermograph) {
  entry.walls = words_;
  const int most = 4 + 4 * Wall::kMostCorners;
  if (words_ + most > kMostWords) return false;
  walls_[words_++] = thermograph.temperature;
  walls_[words_++] = thermograph.mean;
  for (const Wall& wall : thermograph.walls) {
    walls_[words_++] = wall.size;
    for (int i = 0; i < wall.size; ++i) {
      walls_[words_++] = wall.corners[i].tax;
      walls_[words_++] = wall.corners[i].count;
    }
  }
  return true;
}

Thermograph RegionValues::kept(const Entry& entry) const {
  const std::int32_t* at = walls_ + entry.walls;
  Thermograph result;
  result.temperature = *at++;
  result.mean = *at++;
  for (Wall& wall : result.walls) {
    wall.size = *at++;
    wall.slope = 0;
    std::memcpy(wall.corners, at, sizeof(Wall::Corner) * static_cast<std::size_t>(wall.size));
    at += std::ptrdiff_t{2} * wall.size;
  }
  return result;
}

void RegionValues::choose(const RegionStones& stones, RegionValue& value) {
  const RegionSet empty = game_->settle(stones).open & ~(stones.of[0] | stones.of[1]);
  const int temperature = value.thermograph.temperature;
  // Moves may be equally good when play elsewhere is as hot; the best one is then that for when it has cooled.
  const int taxes[] = {temperature, (temperature + Thermograph::kOne) / 2,
                       std::min(temperature, Thermograph::kOne)};
  for (const Color mover : {Color::kBlack, Color::kWhite}) {
    const int sign = mover == Color::kBlack ? 1 : -1;
    int& best = value.moves[static_cast<std::size_t>(mover)];
    best = -1;
    int gains[3] = {};
    for (RegionSet rest = empty; rest != 0; rest &= rest - 1) {
      const int index = std::countr_zero(rest);
      RegionStones after;
      const RegionGame::Move move = game_->play(stones, mover, index, after);
      if (move == RegionGame::Move::kIllegal || (move == RegionGame::Move::kKo && mover == barred_)) continue;
      const Thermograph below = kept(find(game_->settle(after).stones));
      int gain[3];
      for (int i = 0; i < 3; ++i) gain[i] = sign * count_after(below, mover, taxes[i]);
      if (best < 0 || std::lexicographical_compare(gains, gains + 3, gain, gain + 3)) {
        best = index;
        std::copy(gain, gain + 3, gains);
      }
    }
  }
}

}  // namespace kakoi::go
