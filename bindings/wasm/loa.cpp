// Lines of Action for JavaScript.

#include "loa/perft.h"
#include "loa/search.h"

#include "loa_transfer.h"

namespace kakoi::wasm {
namespace {

constexpr std::uint32_t low_word(loa::Squares s) { return static_cast<std::uint32_t>(s); }
constexpr std::uint32_t high_word(loa::Squares s) { return static_cast<std::uint32_t>(s >> 32); }

}  // namespace

int calls::loa_moves(int to_play) {
  const auto position = load_loa_position(to_play);
  if (position.is_decided()) return 0;
  Writer writer(output);
  loa::for_each_move(position, [&](int from, int to) { writer.word(move_word(position, from, to)); });
  return static_cast<int>(writer.at() - output);
}

int calls::loa_legality(int to_play, int from, int to) {
  const auto [legality, steps, stones] = loa::judge(load_loa_position(to_play), from, to);
  Writer writer(output);
  writer.record(LoaDistance{.steps = steps, .stones = stones});
  return static_cast<int>(legality);
}

void calls::loa_play(int to_play, int from, int to) {
  const auto [black, white, next] = loa::play(load_loa_position(to_play), from, to);
  Writer writer(output);
  writer.record(LoaPosition{.black_low = low_word(black),
                            .black_high = high_word(black),
                            .white_low = low_word(white),
                            .white_high = high_word(white)});
}

void calls::loa_evaluate(int color) {
  const loa::Terms terms = loa::terms(load_loa_position(0), static_cast<Color>(color));
  Writer writer(output);
  writer.record(LoaTerms{.concentration = terms.concentration,
                         .centralisation = terms.centralisation,
                         .quads = terms.quads,
                         .mobility = terms.mobility,
                         .uniformity = terms.uniformity});
}

void calls::loa_search(int to_play, int depth, int nodes) {
  static loa::Search search;
  const auto found = search.run(load_loa_position(to_play), depth, nodes);
  Writer writer(output);
  writer.record(LoaFound{.move = loa::from_of(found.move) + kLoaTo * loa::to_of(found.move),
                         .score = found.score,
                         .depth = found.depth,
                         .nodes = found.nodes});
}

void calls::loa_line_counts(int square) {
  const auto position = load_loa_position(0);
  const auto count = [&](loa::Line line) {
    return loa::count_on_line(square, line, position.black | position.white);
  };
  Writer writer(output);
  writer.record(LoaLineCounts{.row = count(loa::Line::kRow),
                              .column = count(loa::Line::kColumn),
                              .diagonal = count(loa::Line::kDiagonal),
                              .antidiagonal = count(loa::Line::kAntidiagonal)});
}

void calls::loa_quads(int color) {
  const auto [q0, q1, q2, q3, q4, qd] =
      loa::count_quads(load_loa_position(0).stones(static_cast<Color>(color)));
  Writer writer(output);
  writer.record(Quads{.q0 = q0, .q1 = q1, .q2 = q2, .q3 = q3, .q4 = q4, .qd = qd});
}

int calls::loa_euler_number(int color, int connectivity) {
  const auto stones = load_loa_position(0).stones(static_cast<Color>(color));
  return connectivity == 4 ? loa::euler_number_4(stones) : loa::euler_number_8(stones);
}

int calls::loa_connectivity(int count) {
  auto* flags = reinterpret_cast<std::uint8_t*>(output);
  const std::uint32_t* words = input;
  for (int i = 0; i < count; ++i, words += kLoaPositionWords) {
    const loa::Squares black = load_squares(words);
    const loa::Squares white = load_squares(words + 2);
    if ((black & white) != 0) return i;
    const int black_flag = loa::is_connected(black) ? kLoaBlackConnected : 0;
    const int white_flag = loa::is_connected(white) ? kLoaWhiteConnected : 0;
    flags[i] = static_cast<std::uint8_t>(black_flag | white_flag);
  }
  return count;
}

double calls::loa_perft(int to_play, int depth) {
  return static_cast<double>(loa::perft(load_loa_position(to_play), depth));
}

}  // namespace kakoi::wasm
