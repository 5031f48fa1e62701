// Lines of Action for JavaScript.

#include "loa/perft.h"
#include "loa/search.h"

#include "loa_transfer.h"

namespace kakoi::wasm {
namespace {

constexpr std::uint32_t low_word(loa::Squares s) { return static_cast<std::uint32_t>(s); }
constexpr std::uint32_t high_word(loa::Squares s) { return static_cast<std::uint32_t>(s >> 32); }

}  // namespace

int calls::loa_moves(const loa::Position& position, Writer& writer) {
  if (position.is_decided()) return 0;
  loa::for_each_move(position, [&](int from, int to) { writer.word(move_word(position, from, to)); });
  return static_cast<int>(writer.at() - output);
}

loa::Legality calls::loa_legality(const loa::Position& position, int from, int to, Writer& writer) {
  const auto [legality, steps, stones] = loa::judge(position, from, to);
  writer.record(LoaDistance{.steps = steps, .stones = stones});
  return legality;
}

void calls::loa_play(const loa::Position& position, int from, int to, Writer& writer) {
  const auto [black, white, next, size] = loa::play(position, from, to);
  writer.record(LoaPosition{.black_low = low_word(black),
                            .black_high = high_word(black),
                            .white_low = low_word(white),
                            .white_high = high_word(white),
                            .size = size});
}

void calls::loa_evaluate(const loa::Position& stones, Color color, Writer& writer) {
  const loa::Terms terms = loa::terms(stones, color);
  writer.record(LoaTerms{.concentration = terms.concentration,
                         .quads = terms.quads,
                         .mobility = terms.mobility,
                         .uniformity = terms.uniformity});
}

void calls::loa_line_counts(const loa::Position& stones, int square, Writer& writer) {
  const auto count = [&](loa::Line line) {
    return loa::count_on_line(square, line, stones.black | stones.white);
  };
  writer.record(LoaLineCounts{.row = count(loa::Line::kRow),
                              .column = count(loa::Line::kColumn),
                              .diagonal = count(loa::Line::kDiagonal),
                              .antidiagonal = count(loa::Line::kAntidiagonal)});
}

void calls::loa_quads(const loa::Position& stones, Color color, Writer& writer) {
  const auto [q0, q1, q2, q3, q4, qd] = loa::count_quads(stones.stones(color), stones.size);
  writer.record(Quads{.q0 = q0, .q1 = q1, .q2 = q2, .q3 = q3, .q4 = q4, .qd = qd});
}

int calls::loa_euler_number(const loa::Position& stones, Color color, Connectivity connectivity) {
  const loa::Squares own = stones.stones(color);
  return connectivity == Connectivity::kFour ? loa::euler_number_4(own) : loa::euler_number_8(own);
}

int calls::loa_connectivity(int count, Writer& writer) {
  auto* flags = reinterpret_cast<std::uint8_t*>(writer.at());
  const std::uint32_t* words = input;
  for (int i = 0; i < count; ++i, words += kLoaSquaresWords) {
    const loa::Squares black = load_squares(words);
    const loa::Squares white = load_squares(words + 2);
    if ((black & white) != 0) return i;
    const int black_flag = loa::is_connected(black) ? kLoaBlackConnected : 0;
    const int white_flag = loa::is_connected(white) ? kLoaWhiteConnected : 0;
    flags[i] = static_cast<std::uint8_t>(black_flag | white_flag);
  }
  return count;
}

double calls::loa_perft(const loa::Position& position, int depth) {
  return static_cast<double>(loa::perft(position, depth));
}

}  // namespace kakoi::wasm
