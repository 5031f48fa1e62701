// Opponents for JavaScript: searches for a move in Go, Lines of Action and Senket.

#include "layout/play.h"

#include "play_transfer.h"

namespace kakoi::wasm {

namespace {

/// The worth by which moves may differ that an opponent takes for equal: less than a tenth of that at which one game in four is lost.
constexpr int kLoaLatitude = 10;
constexpr int kSenketLatitude = 1;

/// A share, or points, as the layout counts them.
int parts(float share) { return static_cast<int>(share * static_cast<float>(kPlayGoShare)); }

void write_choice(const go::Opponent& player, const go::MoveChoice& choice, Writer& writer) {
  writer.record(PlayGoChoice{.move = choice.move,
                             .resigns = choice.resigns ? 1U : 0U,
                             .win_rate = parts(choice.win_rate),
                             .lead = parts(choice.lead),
                             .steps = player.steps(),
                             .has_decided = player.has_decided() ? 1U : 0U,
                             .count = choice.candidate_count});
  for (int i = 0; i < choice.candidate_count; ++i) {
    const go::MoveRecord& candidate = choice.candidates[i];
    writer.record(PlayGoCandidate{.move = candidate.move,
                                  .visits = candidate.visits,
                                  .win_rate = parts(candidate.win_rate),
                                  .lead = parts(candidate.lead),
                                  .length = choice.lines[i].length});
    for (const Point move : choice.lines[i]) writer.word(move);
  }
}

/// The opponents of Go: large; they hold a search for the next call to go on with.
go::Opponent& opponents() {
  static go::Opponent opponents;
  return opponents;
}

}  // namespace

void calls::play_go(const Grid& grid, const go::Position& position, const PointSet& forbidden, Color color,
                    Point ko, Point last, Point before_last, bool passed, bool suicide, bool by_territory,
                    int komi, int level, int playouts, int done, int more, std::uint64_t seed,
                    Writer& writer) {
  go::Opponent& player = opponents();
  static Point corner{0, 0};  // of the board of that search
  const Point own_corner{grid.width, grid.height};
  if (done == 0 || done != player.steps() || player.has_decided() || corner != own_corner) {
    go::Strength strength = go::strength_of(level);
    if (playouts > 0) strength.playouts = playouts;
    player.begin({.position = position,
                  .to_play = color,
                  .ko = ko,
                  .last = last,
                  .before_last = before_last,
                  .passed = passed,
                  .suicide = suicide,
                  .by_territory = by_territory,
                  .komi = komi,
                  .forbidden = forbidden & grid.full},
                 strength, seed, grid);
    corner = own_corner;
  }
  write_choice(player, more == 0 ? player.decide(grid) : player.go_on(more, grid), writer);
}

void calls::judge_go(const Grid& grid, const go::Position& position, const PointSet& forbidden, Color color,
                     Point ko, Point last, Point before_last, bool suicide, int komi, int playouts,
                     Writer& writer) {
  const go::Glance& glance = opponents().judge({.position = position,
                                                .to_play = color,
                                                .ko = ko,
                                                .last = last,
                                                .before_last = before_last,
                                                .suicide = suicide,
                                                .komi = komi,
                                                .forbidden = forbidden & grid.full},
                                               playouts, grid);
  writer.record(PlayGoJudgement{
      .win_rate = parts(glance.win_rate), .lead = parts(glance.lead), .count = glance.move_count});
  for (int i = 0; i < glance.move_count; ++i) {
    const auto& [move, share] = glance.moves[i];
    writer.record(PlayGoLikelyMove{.move = move, .share = parts(share)});
  }
  for_each_point(grid.full, [&](Point p) { writer.word(glance.owner[go::cell_of(p)]); });
}

void calls::play_loa(const loa::Position& position, int depth, int nodes, int overlooks, bool varies,
                     std::uint64_t seed, Writer& writer) {
  if (loa::is_connected(position.own()) || loa::is_connected(position.enemy())) {
    writer.record(PlayFound{.move = 0, .score = 0, .depth = 0, .nodes = 0});
    return;
  }
  static loa::Search search;
  const Whim whim(overlooks, varies ? kLoaLatitude : 0, seed);
  const auto [move, score, plies, looked] = search.run(position, depth, nodes, whim);
  const int word = move == loa::kNoMove ? 0 : move_word(position, loa::from_of(move), loa::to_of(move));
  writer.record(PlayFound{.move = word, .score = score, .depth = plies, .nodes = looked});
}

void calls::play_senket(const senket::Position& board, Color color, bool by_posts, int depth, int nodes,
                        int overlooks, bool varies, std::uint64_t seed, Writer& writer) {
  static senket::Search search;
  const Whim whim(overlooks, varies ? kSenketLatitude : 0, seed);
  const auto [move, score, plies, valued] = search.run(board, color, mode_of(by_posts), depth, nodes, whim);
  writer.record(PlayFound{.move = move, .score = score, .depth = plies, .nodes = valued});
}

}  // namespace kakoi::wasm
