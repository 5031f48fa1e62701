// Many games at once on boards of one size, for generate.py: KataGo's input planes of their positions (V7, area scoring,
// positional superko, no suicide) beside those of our own network.

#include <algorithm>
#include <iterator>
#include <memory>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/random.h"
#include "go/boards/search_board.h"
#include "go/katago/planes.h"
#include "go/net/planes.h"

namespace kakoi::go {
namespace {

using katago::kGlobals;
using katago::kPlanes;
using katago::Situation;

constexpr int kHistory = Situation::kMostMoves;

struct Game {
  PlayoutBoard board;
  Color to_play = Color::kBlack;
  float komi = 0;  // for White
  int moves = 0;
  bool over = false;
  int history[kHistory] = {};  // the last move first, kNoCell for a pass; as many as there are
  CellSet caught[3] = {};      // in ladders: now, a move ago, two moves ago
  std::unordered_set<std::uint64_t> seen;
};

class Games {
 public:
  Games(int width, int height, int count, std::uint64_t seed)
      : width_(width), height_(height), games_(static_cast<std::size_t>(count)), random_(seed) {}

  Game& game(int i) { return games_[static_cast<std::size_t>(i)]; }

  void begin(int i, float komi, const std::int8_t* stones, int to_play);
  void look(const int* which, int count, float* planes, float* globals, std::uint32_t* ours,
            std::uint8_t* legal);
  void play(const int* which, int count, int* moves);

 private:
  struct Views {
    float* planes;
    float* globals;
    std::uint32_t* ours;
    std::uint8_t* legal;
  };

  [[nodiscard]] int points() const { return width_ * height_; }
  [[nodiscard]] int cell(int point) const { return cell_of({point % width_, point / width_}); }
  [[nodiscard]] int point(int cell) const {
    const Point p = point_of(cell);
    return p.y * width_ + p.x;
  }

  [[nodiscard]] Position position_of(const Game& game) const;
  void load(const Game& game, const Grid& grid);
  void look_at(Game& game, const Grid& grid, const Views& views);
  void find_legal(const Game& game, std::uint8_t* legal, PointSet& forbidden);
  int random_move(Game& game, const Grid& grid);

  int width_;
  int height_;
  std::vector<Game> games_;
  Random random_;
  SearchBoard search_;
  Planes planes_;
  katago::Planes katago_planes_;
};

Position Games::position_of(const Game& game) const {
  Position position = Position::none();
  for (int p = 0; p < points(); ++p) {
    const int at = cell(p);
    if (game.board.is_stone(at)) position.stones(game.board.color(at)).set(point_of(at));
  }
  return position;
}

void Games::load(const Game& game, const Grid& grid) {
  search_.load(position_of(game), grid);
  search_.set_ko(game.board.ko());
}

void Games::begin(int i, float komi, const std::int8_t* stones, int to_play) {
  const Grid grid(width_, height_);
  Game& fresh = game(i);
  fresh.to_play = static_cast<Color>(to_play);
  fresh.komi = komi;
  fresh.moves = 0;
  fresh.over = false;
  fresh.board.load(Position::none(), grid);
  fresh.board.set_ko(kNoCell);
  for (int p = 0; p < points(); ++p) {
    // A stone that would take others, or have no liberty, is left out.
    if (stones[p] < 0) continue;
    load(fresh, grid);
    const auto color = static_cast<Color>(stones[p]);
    if (!search_.is_possible(color, cell(p))) continue;
    search_.play(color, cell(p));
    if (!search_.has_captured()) fresh.board.play(color, cell(p));
  }
  fresh.board.set_ko(kNoCell);
  load(fresh, grid);
  fresh.seen.clear();
  fresh.seen.insert(search_.hash());
}

void Games::look(const int* which, int count, float* planes, float* globals, std::uint32_t* ours,
                 std::uint8_t* legal) {
  const Grid grid(width_, height_);
  for (int i = 0; i < count; ++i) {
    look_at(game(which[i]), grid,
            {planes + std::ptrdiff_t{i} * kPlanes * points(), globals + std::ptrdiff_t{i} * kGlobals,
             ours + std::ptrdiff_t{i} * points(), legal + std::ptrdiff_t{i} * (points() + 1)});
  }
}

void Games::look_at(Game& game, const Grid& grid, const Views& views) {
  load(game, grid);
  Situation situation{};
  situation.position = position_of(game);
  situation.to_play = game.to_play;
  situation.ko = game.board.ko();
  situation.ko_rule = katago::KoRule::kPositional;
  situation.komi = game.komi;
  situation.move_count = std::min(game.moves, kHistory);
  std::copy(std::begin(game.history), std::end(game.history), situation.moves);
  situation.caught[0] = game.caught[1];
  situation.caught[1] = game.caught[2];
  find_legal(game, views.legal, situation.forbidden);
  katago_planes_.look(situation, false, grid);
  game.caught[0] = katago_planes_.caught();
  const float* row = katago_planes_.points();
  for (int p = 0; p < points(); ++p, row += katago::Planes::kRow) {
    for (int plane = 0; plane < kPlanes; ++plane) views.planes[plane * points() + p] = row[plane];
  }
  std::copy_n(katago_planes_.globals(), kGlobals, views.globals);
  const auto seen = [&](int move) { return move < game.moves ? game.history[move] : kNoCell; };
  planes_.look(game.board, game.to_play, seen(0), seen(1), grid);
  for (int p = 0; p < points(); ++p) views.ours[p] = planes_.bits(cell(p));
}

/// The legal moves, a pass last, and the points that only superko forbids.
void Games::find_legal(const Game& game, std::uint8_t* legal, PointSet& forbidden) {
  forbidden = PointSet::none();
  for (int p = 0; p < points(); ++p) {
    const int at = cell(p);
    legal[p] = 0;
    if (!search_.is_empty(at) || !search_.is_possible(game.to_play, at)) continue;
    search_.play(game.to_play, at);
    const bool repeats = game.seen.contains(search_.hash());
    search_.undo();
    legal[p] = repeats ? 0 : 1;
    if (repeats) forbidden.set(point_of(at));
  }
  legal[points()] = 1;
}

/// A legal move that fills no eye of its own, or a pass.
int Games::random_move(Game& game, const Grid& grid) {
  load(game, grid);
  std::vector<std::uint8_t> legal(static_cast<std::size_t>(points()) + 1);
  PointSet forbidden;
  find_legal(game, legal.data(), forbidden);
  std::vector<int> moves;
  for (int p = 0; p < points(); ++p) {
    if (legal[static_cast<std::size_t>(p)] != 0 && !game.board.is_eye(game.to_play, cell(p)))
      moves.push_back(p);
  }
  if (moves.empty()) return points();
  return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
}

void Games::play(const int* which, int count, int* moves) {
  const Grid grid(width_, height_);
  for (int i = 0; i < count; ++i) {
    Game& game = this->game(which[i]);
    if (moves[i] < 0) moves[i] = random_move(game, grid);
    const bool passes = moves[i] == points();
    const int at = passes ? kNoCell : cell(moves[i]);
    if (passes) {
      game.board.pass();
    } else {
      game.board.place(game.to_play, at);
    }
    game.over = passes && game.moves > 0 && game.history[0] == kNoCell;
    std::copy_backward(game.history, game.history + kHistory - 1, game.history + kHistory);
    game.history[0] = at;
    game.caught[2] = game.caught[1];
    game.caught[1] = game.caught[0];
    game.to_play = opponent(game.to_play);
    ++game.moves;
    if (passes) continue;
    load(game, grid);
    game.seen.insert(search_.hash());
  }
}

}  // namespace
}  // namespace kakoi::go

using kakoi::go::Games;

// The calls of games.py; arrays are as in Games.
extern "C" {
Games* games_new(int width, int height, int count, std::uint64_t seed) {
  return new Games(width, height, count, seed);
}
void games_free(Games* games) { delete games; }
void games_begin(Games* games, int game, float komi, const std::int8_t* stones, int to_play) {
  games->begin(game, komi, stones, to_play);
}
void games_look(Games* games, const int* which, int count, float* planes, float* globals, std::uint32_t* ours,
                std::uint8_t* legal) {
  games->look(which, count, planes, globals, ours, legal);
}
/// Plays a move a game: y·width + x, width·height for a pass, -1 for a random one, which is written in its place.
void games_play(Games* games, const int* which, int count, int* moves) { games->play(which, count, moves); }
float games_komi(Games* games, int game) { return games->game(game).komi; }
void games_set_komi(Games* games, int game, float komi) { games->game(game).komi = komi; }
int games_to_play(Games* games, int game) { return static_cast<int>(games->game(game).to_play); }
int games_over(Games* games, int game) { return games->game(game).over ? 1 : 0; }
int games_moves(Games* games, int game) { return games->game(game).moves; }
}
