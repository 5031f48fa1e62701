// Opponents for JavaScript: searches for a move in Lines of Action and Senket.

#include "layout/play.h"

#include "play_transfer.h"

namespace kakoi::wasm {

void calls::play_loa(const loa::Position& position, int depth, int nodes, Writer& writer) {
  if (loa::is_connected(position.own()) || loa::is_connected(position.enemy())) {
    writer.record(PlayFound{.move = 0, .score = 0, .depth = 0, .nodes = 0});
    return;
  }
  static loa::Search search;
  const auto [move, score, plies, looked] = search.run(position, depth, nodes);
  const int word = move == loa::kNoMove ? 0 : move_word(position, loa::from_of(move), loa::to_of(move));
  writer.record(PlayFound{.move = word, .score = score, .depth = plies, .nodes = looked});
}

void calls::play_senket(const senket::Position& board, Color color, bool by_posts, int depth, int nodes,
                        Writer& writer) {
  static senket::Search search;
  const auto [move, score, plies, valued] = search.run(board, color, mode_of(by_posts), depth, nodes);
  writer.record(PlayFound{.move = move, .score = score, .depth = plies, .nodes = valued});
}

}  // namespace kakoi::wasm
