#include "go/safety/safe_search.h"

#include <algorithm>

#include "core/hash.h"
#include "go/rules/moves.h"

namespace kakoi::go {

bool SafeSearch::proves(const SafeQuestion& question, int nodes, const Grid& grid) {
  question_ = &question;
  grid_ = &grid;
  nodes_ = nodes;
  ++searches_;
  if (!has_liberties(question.position)) return false;
  for (int depth = 1; depth <= kDeepest && nodes_ > 0; ++depth) {
    if (proves(question.position, depth)) return true;
  }
  return false;
}

/// True when the claim holds against every move of the opponent, who is to move. The chains have their
/// liberties.
bool SafeSearch::proves(const Position& position, int depth) {
  if (nodes_ <= 0) return false;
  const std::uint64_t key = key_of(position);
  const Entry& known = entry(key);
  const bool is_known = known.key == key && known.search == searches_;
  if (is_known) {
    if (known.is_proven) return true;
    if (known.failed_depth >= depth) return false;
  }
  bool is_proven = !is_known && is_static(position);
  if (!is_proven && depth > 0) {
    const Color theirs = opponent(question_->owner);
    is_proven = answers(position, kNoPoint, kNoPoint, depth);
    const PointSet empties = question_->region - position.occupied();
    // The opponent may take the point of a pair that lies elsewhere; the owner then has to take the one here,
    // without answering a move here.
    for (int i = 0; i < question_->pair_count && is_proven; ++i) {
      const auto& [one, other] = question_->pairs[i];
      if (question_->region.has(other) || !empties.has(one)) continue;
      MoveResult result;
      is_proven = play(position, question_->owner, one, {}, *grid_, result) == Legality::kLegal &&
                  has_liberties(result.position) && proves(result.position, depth - 1);
    }
    for (PointSet rest = empties; rest.any() && is_proven; rest = rest.without_first()) {
      const Point move = rest.first_point();
      MoveResult result;
      if (play(position, theirs, move, {}, *grid_, result) != Legality::kLegal) continue;
      is_proven = answers(result.position, move, result.ko, depth);
    }
  }
  if (nodes_ <= 0 && !is_proven) return false;
  entry(key) = {key, searches_, static_cast<std::int8_t>(is_proven ? 0 : depth), is_proven};
  return is_proven;
}

/// True when the owner has an answer to the move, or the pass, that was just played. It may not retake at
/// `ko`.
bool SafeSearch::answers(const Position& position, Point move, Point ko, int depth) {
  const SafeQuestion& question = *question_;
  PointSet choice = question.region - position.occupied();
  bool may_pass = move.x >= 0;
  for (int i = 0; i < question.pair_count; ++i) {
    const auto& [one, other] = question.pairs[i];
    if (move != one && move != other) continue;
    const Point partner = move == one ? other : one;
    if (position.occupied().has(partner)) continue;
    // A pair binds the owner to answer at its other point, which may be in the region or elsewhere.
    may_pass = !question.region.has(partner);
    choice &= PointSet::of(partner);
  }
  if (ko.x >= 0) choice.clear(ko);
  const PointSet close =
      may_pass ? choice & unmasked::explode<Connectivity::kEight>(PointSet::of(move)) : PointSet::none();
  // First try whether an answer settles it at once, then search what follows.
  for (const int further : {0, depth - 1}) {
    if (may_pass && has_liberties(position) && proves(position, further)) return true;
    for (const PointSet& part : {close, choice - close}) {
      for (PointSet rest = part; rest.any(); rest = rest.without_first()) {
        MoveResult result;
        if (play(position, question.owner, rest.first_point(), {}, *grid_, result) != Legality::kLegal)
          continue;
        if (has_liberties(result.position) && proves(result.position, further)) return true;
      }
    }
    if (depth == 1) break;
  }
  return false;
}

/// True when every chain has its liberties in the region; a chain short of them is no longer what was
/// promised.
bool SafeSearch::has_liberties(const Position& position) const {
  const PointSet& mine = position.stones(question_->owner);
  const PointSet empties = question_->region - position.occupied();
  for (int i = 0; i < question_->need_count; ++i) {
    const auto& [stones, needed] = question_->needs[i];
    if (needed == 0) continue;
    const PointSet found = liberties(expand(stones, mine), empties);
    if (found.empty() || (needed > 1 && found.without_first().empty())) return false;
  }
  return true;
}

/// True when the static rules prove all that is asked for.
bool SafeSearch::is_static(const Position& position) {
  --nodes_;
  const SafeQuestion& question = *question_;
  const PointSet& mine = position.stones(question.owner);
  const PointSet& theirs = position.stones(opponent(question.owner));
  const PointSet occupied = position.occupied();
  const PointSet own = expand(question.kept, mine);
  const PointSet beside_own = unmasked::explode(own);
  PointSet beside[SafeQuestion::kMostNeeds];
  int missing[SafeQuestion::kMostNeeds];
  for (int i = 0; i < question.need_count; ++i) {
    beside[i] = unmasked::explode(expand(question.needs[i].stones, mine));
    missing[i] = question.needs[i].liberties;
  }
  bool is_territory = true;
  for_each_chain(question.region - own, [&](const PointSet& points) {
    SafeRegion region = SafeRegion::of(points, points - occupied, points & theirs);
    for (int i = 0; i < question.pair_count; ++i) {
      const auto& [one, other] = question.pairs[i];
      if (occupied.has(one) || occupied.has(other)) continue;
      if (points.has(one)) region.pledge(one, other);
      if (points.has(other)) region.pledge(other, one);
    }
    bool has[SafeQuestion::kMostNeeds];
    for (int i = 0; i < question.need_count; ++i) {
      has[i] = direct_liberties(region, beside[i]) > 0;
      missing[i] -= has[i];
    }
    for (int i = 0; i < question.need_count; ++i) {
      if (missing[i] <= 0) continue;
      missing[i] -= std::max(0, liberties_by_miai(region, beside[i]) - has[i]);
    }
    is_territory = is_territory && (!question.is_territory || holds_no_two_eyes(region, beside_own));
  });
  bool is_enough = is_territory;
  for (int i = 0; i < question.need_count; ++i) is_enough = is_enough && missing[i] <= 0;
  return is_enough;
}

std::uint64_t SafeSearch::key_of(const Position& position) const {
  std::uint64_t hash = 0;
  const PointSet mine = position.stones(question_->owner) & question_->region;
  const PointSet theirs = position.stones(opponent(question_->owner)) & question_->region;
  for (int i = 0; i < 2 * vectors_in_use; ++i) {
    hash = mix64(hash ^ mine.row_pair(i));
    hash = mix64(hash + theirs.row_pair(i));
  }
  return hash;
}

}  // namespace kakoi::go
