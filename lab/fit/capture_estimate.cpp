// Fits the weights of src/go/reading/capture_estimate.cpp and prints them as they stand there: chains in games of the policy of
// playouts, positions a few random moves near them on, what reading finds there, and a logistic regression of that on the
// features.
//
//   kakoi_fit_captures [POSITIONS [SEED]]

#include <cstdlib>
#include <memory>
#include <string>

#include "fit/logistic.h"
#include "go/play/game_policy.h"
#include "go/reading/capture.h"
#include "go/reading/capture_estimate.h"
#include "go/reading/move_list.h"
#include "support/random.h"

namespace kakoi::lab {
namespace {

using go::CaptureCounts;
using go::CaptureOutcome;
using go::kNoCell;

constexpr int kN = CaptureCounts::kFeatures;
constexpr double kStretch = 0.75;  // made smaller, which searches best

/// A position some way into a game.
go::Position make_position(test::Random& random, const go::Shapes& shapes, const Grid& grid) {
  go::PlayoutBoard board;
  board.load(go::Position::none(), grid);
  Random chance(random.below(1 << 30));
  Color color = Color::kBlack;
  int last = kNoCell;
  for (int left = 20 + random.below(grid.width * grid.height * 3 / 4); left > 0; --left) {
    last = go::play_by_policy(board, shapes, color, last, chance);
    if (last == kNoCell) board.pass();
    color = opponent(color);
  }
  go::Position position = go::Position::none();
  for_each_point(grid.full, [&](Point p) {
    const int at = go::cell_of(p);
    if (board.is_stone(at)) (board.is_stone_of(Color::kBlack, at) ? position.black : position.white).set(p);
  });
  return position;
}

/// Plays a random move of the colour near the chain; returns false where there is none.
bool play_near(test::Random& random, go::CaptureGame& game, Color color, int& move) {
  go::SearchBoard& board = game.board();
  go::MoveList moves(board);
  moves.add_liberties(game.chain(), 0);
  for (int i = moves.count(); i-- > 0;) moves.add_around(moves.move(i), 0);
  board.each_enemy(game.chain(), [&](int enemy) {
    if (board.liberties(enemy) <= 3) moves.add_liberties(enemy, 0);
    return true;
  });
  moves.keep([&](int at) { return game.is_legal(color, at); });
  if (moves.count() == 0) return false;
  move = moves.move(random.below(moves.count()));
  game.play(color, move);
  return true;
}

go::Position position_of(const go::SearchBoard& board, const Grid& grid) {
  go::Position position = go::Position::none();
  for_each_point(grid.full, [&](Point p) {
    const int at = go::cell_of(p);
    if (board.is_stone(at)) (board.color(at) == Color::kBlack ? position.black : position.white).set(p);
  });
  return position;
}

struct Samples {
  /// By the side that moved, the defender first, and the liberties of the chain.
  std::vector<Sample<kN>> sets[2][go::CaptureGame::kEscaped];
  std::size_t count = 0;
};

/// Adds positions around the chains of one game.
void add_samples(test::Random& random, const go::Shapes& shapes, go::CaptureReader& reader,
                 Samples& samples) {
  constexpr int kChains = 24;  // tried in a game
  constexpr int kNodes = 20'000;
  constexpr int kSides[] = {9, 13, 19};
  const int side = kSides[random.below(3)];
  const Grid grid(side, side);
  const go::Position position = make_position(random, shapes, grid);
  const auto game = std::make_unique<go::CaptureGame>();
  for (int i = 0; i < kChains; ++i) {
    const Point target{random.below(side), random.below(side)};
    game->load(position, go::cell_of(target), grid);
    if (!game->board().is_stone(game->target()) || game->is_over() || game->liberties() < 2) continue;
    Color color = random.chance(50) ? Color::kBlack : Color::kWhite;
    game->begin(color, color, kNoCell);
    int move = kNoCell;
    bool is_played = false;
    for (int left = 1 + random.below(6); left > 0 && !game->is_over(); --left) {
      is_played = play_near(random, *game, color, move);
      if (!is_played) break;
      color = opponent(color);
    }
    if (!is_played || game->is_over() || game->board().ko() != kNoCell) continue;
    const Color moved = opponent(color);
    const CaptureCounts counts(*game, moved, move);
    const bool attacked = moved == game->attacker();
    if (attacked ? counts.reach >= go::CaptureGame::kEscaped : game->can_take()) continue;  // decided
    const go::CaptureReading& reading = reader.read(
        position_of(game->board(), grid),
        {.target = target, .to_play = color, .ko = go::kNoPoint, .nodes = kNodes, .proved = false}, grid);
    if (reading.outcome != CaptureOutcome::kCaptured && reading.outcome != CaptureOutcome::kEscapes) continue;
    const Sample<kN> sample{counts.features, reading.outcome == CaptureOutcome::kCaptured,
                            go::capture_odds(counts, moved, *game) / (kSixteenths * kStretch)};
    samples.sets[attacked][game->liberties()].push_back(sample);
    ++samples.count;
  }
}

void run(std::size_t positions, std::uint64_t seed) {
  const auto reader = std::make_unique<go::CaptureReader>();
  const go::Shapes shapes;
  Samples samples;
  for (test::Random random(seed); samples.count < positions;) add_samples(random, shapes, *reader, samples);
  for (const bool attacked : {false, true}) {
    for (int liberties = 1; liberties < go::CaptureGame::kEscaped; ++liberties) {
      const std::string name = std::string(attacked ? "attacker" : "defender") + " has moved, " +
                               std::to_string(liberties) + " liberties";
      fit_and_print<kN>(name.c_str(), samples.sets[attacked][liberties], kStretch);
    }
  }
}

}  // namespace
}  // namespace kakoi::lab

int main(int argc, char** argv) {
  const auto argument = [&](int i, std::uint64_t otherwise) {
    return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
  };
  kakoi::lab::run(argument(1, 60'000), argument(2, 1));
}
