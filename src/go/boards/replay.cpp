#include "go/boards/replay.h"

#include <cstring>

namespace kakoi::go {

Replay::Move Replay::read(std::uint32_t word) {
  const Color color = (word & kWhiteWord) != 0 ? Color::kWhite : Color::kBlack;
  if ((word & kPassWord) != 0) return {color, kNoCell};
  const int point = static_cast<int>(word & (kPassWord - 1));
  return {color, cell_of({point % kMaxSide, point / kMaxSide})};
}

void Replay::begin(const ReplayStart& start, std::span<const std::uint32_t> moves, const ReplayRules& rules,
                   const Grid& grid) {
  assert(moves.size() <= kMostMoves);
  start_ = start;
  moves_ = moves;
  grid_ = &grid;
  rules_ = rules;
  played_ = 0;
  captures_[0] = captures_[1] = 0;
  set_up();
  looks_back_ = rules.strict && rules.ko != KoRule::kSimple;
  if (!looks_back_) return;
  mask_ = std::bit_ceil(static_cast<std::uint32_t>(moves.size()) + 1) - 1;
  std::memset(first_, 0, sizeof first_[0] * (mask_ + 1));
  if (rules.ko != KoRule::kNaturalSituational) remember(0);
}

Legality Replay::play_next() {
  const Move move = read(moves_[static_cast<std::size_t>(played_)]);
  const bool is_pass = move.at == kNoCell;
  const int ko = board_.ko();
  if (rules_.strict && !is_pass) {
    const Legality legality = judge(move);
    if (legality != Legality::kLegal) return legality;
  }
  execute(move);
  if (looks_back_) {
    if (!is_pass && repeats()) return move.at == ko ? Legality::kKo : Legality::kSuperko;
    if (!is_pass || rules_.ko == KoRule::kSituational) remember(played_ + 1);
  }
  ++played_;
  if (captured_ > 0) {
    const bool is_suicide = board_.is_empty(move.at);
    captures_[static_cast<int>(is_suicide ? opponent(move.color) : move.color)] += captured_;
  }
  return Legality::kLegal;
}

/// Sets up the first position.
void Replay::set_up() {
  board_.load(start_.position, *grid_);
  board_.set_ko(cell_of(start_.ko));
  to_play_ = start_.to_play;
  captured_ = 0;
  std::memset(rows_, 0, sizeof rows_);
  start_.position.black.store(rows_[0], grid_->height);
  start_.position.white.store(rows_[1], grid_->height);
  hash_ = zobrist(rows_[0], rows_[1], grid_->width, grid_->height);
}

/// Judges a move, superko apart. Simple ko forbids a point only to the side whose turn it is.
Legality Replay::judge(const Move& move) {
  const bool is_ko = rules_.ko == KoRule::kSimple && move.at == board_.ko() && move.color == to_play_;
  return is_ko && board_.is_empty(move.at) ? Legality::kKo
                                           : board_.legality(move.color, move.at, rules_.suicide);
}

void Replay::execute(const Move& move) {
  to_play_ = opponent(move.color);
  captured_ = 0;
  if (move.at == kNoCell) {
    board_.pass();
    return;
  }
  if (!board_.is_empty(move.at)) lift(move.at);
  flip(move.color, move.at);
  captured_ = board_.place(move.color, move.at);
  const Color removed = board_.is_empty(move.at) ? move.color : opponent(move.color);
  for (int i = 1; i <= captured_; ++i) flip(removed, board_.empty_cell(board_.empty_count() - i));
}

/// Puts a stone into the rows and the hash, or takes it out.
void Replay::flip(Color color, int at) {
  const auto [x, y] = point_of(at);
  rows_[static_cast<int>(color)][y] ^= 1U << x;
  hash_ ^= stone_key(color, x, y);
}

/// Removes a stone that a record plays over. Its chain may fall apart, so all chains are found anew.
void Replay::lift(int at) {
  flip(board_.is_stone_of(Color::kBlack, at) ? Color::kBlack : Color::kWhite, at);
  const int height = grid_->height;
  board_.load({PointSet::load(rows_[0], height), PointSet::load(rows_[1], height)}, *grid_);
}

/// Remembers the position after so many moves.
void Replay::remember(int moves) {
  const std::uint64_t hash = situation();
  hashes_[moves] = hash;
  next_[moves] = first_[hash & mask_];
  first_[hash & mask_] = static_cast<std::uint16_t>(moves + 1);
}

/// The hash of the situation that may not be repeated. The side to play also tells who made the last play.
std::uint64_t Replay::situation() const {
  return rules_.ko != KoRule::kPositional && to_play_ == Color::kWhite ? ~hash_ : hash_;
}

/// Returns true, and takes the move just executed back, when it repeats a situation that is remembered. Equal
/// hashes are no proof: the game is executed again up to there.
bool Replay::repeats() {
  const std::uint64_t hash = situation();
  for (int before = first_[hash & mask_]; before != 0; before = next_[before - 1]) {
    if (hashes_[before - 1] != hash) continue;
    std::uint32_t rows[2][kMaxSide];
    std::memcpy(rows, rows_, sizeof rows);
    execute_first(before - 1);
    const bool same = std::memcmp(rows, rows_, sizeof rows) == 0;
    execute_first(same ? played_ : played_ + 1);
    if (same) return true;
  }
  return false;
}

/// Begins again and executes so many moves.
void Replay::execute_first(int count) {
  set_up();
  for (const std::uint32_t word : moves_.first(static_cast<std::size_t>(count))) execute(read(word));
}

}  // namespace kakoi::go
