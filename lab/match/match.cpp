// Matches between the opponents of two builds of the engine, for Go by area with komi 7 and positional superko, colours
// alternating. Every pair of games begins with the same two random moves.
//
//     match FIRST.so STRENGTH SECOND.so STRENGTH SIZE GAMES SEED [--quiet]
//
// A strength is the number of playouts, or playouts:overlooks:overlooks-near as in go/play/opponent.h.
// Prints every game, the share that the first won with its 95 % interval (Wilson), and the CPU time a move of each.

#include <dlfcn.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <set>
#include <vector>

#include "core/random.h"
#include "go/boards/rules_board.h"
#include "go/score/area.h"
#include "go/score/dead_stones.h"

using namespace kakoi;

namespace {

constexpr int kKomi = 14;  // in half points

struct Asked {
  int width;
  int height;
  const unsigned char* stones;
  const unsigned char* forbidden;
  int to_play;
  int ko;
  int last;
  int before_last;
  int passed;
  int komi;
};

struct Chosen {
  int move;
  int resigns;
  float win_rate;
  float lead;
};

struct Player {
  Chosen (*choose)(const Asked*, const int (&)[3], unsigned long long);
  int strength[3];
  double seconds = 0;
  int moves = 0;
};

double cpu() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

Player load(const char* library, const char* strength) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (handle == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    std::exit(1);
  }
  Player player = {reinterpret_cast<decltype(Player::choose)>(dlsym(handle, "kakoi_choose")), {}};
  std::sscanf(strength, "%d:%d:%d", &player.strength[0], &player.strength[1], &player.strength[2]);
  return player;
}

/// Black's lead at the end, in half points.
int count(const go::RulesBoard& board, const Grid& grid) {
  static go::DeadStones dead;
  go::Position position = board.position();
  const PointSet taken = dead.find(position, grid, 1000, go::Effort::kNormal, 1);
  position.black -= taken;
  position.white -= taken;
  const go::Area area = go::area(position, grid);
  return 2 * (area.black.count() - area.white.count()) - kKomi;
}

/// Plays a game; returns Black's result in halves of a game, 2 for a win.
int play(Player* players[2], int size, int game, std::uint64_t seed, char* how) {
  const Grid grid(size, size);
  static go::RulesBoard board;
  board.load(go::Position::none(), go::kNoPoint, grid);
  std::set<std::uint64_t> seen = {board.hash()};
  Random random(seed + static_cast<std::uint64_t>(game / 2));
  std::vector<unsigned char> stones(static_cast<std::size_t>(size * size));
  std::vector<unsigned char> forbidden(stones.size());
  const auto number = [&](Point p) { return p == go::kNoPoint ? -1 : p.y * size + p.x; };
  int last = -1;
  int before_last = -1;
  int passes = 0;
  Color color = Color::kBlack;
  const int most = std::min(2 * size * size + 40, go::RulesBoard::kMostMoves - 1);
  for (int moves = 0; passes < 2 && moves < most; ++moves) {
    int move = -1;
    if (moves < 2) {
      do {
        move = static_cast<int>(random.below(static_cast<std::uint32_t>(size * size)));
      } while (board.has_stone({move % size, move / size}) || move % size < 2 || move / size < 2 ||
               move % size >= size - 2 || move / size >= size - 2);
    } else {
      for (int at = 0; at < size * size; ++at) {
        const Point p{at % size, at / size};
        stones[static_cast<std::size_t>(at)] =
            board.has_stone(p) ? (board.color(p) == Color::kBlack ? 1 : 2) : 0;
        forbidden[static_cast<std::size_t>(at)] = 0;
        if (board.has_stone(p) || board.legality(color, p) != go::Legality::kLegal) continue;
        board.play(color, p);
        if (seen.count(board.hash()) != 0) forbidden[static_cast<std::size_t>(at)] = 1;
        board.undo();
      }
      Player& player = *players[static_cast<int>(color)];
      const Asked asked = {size,
                           size,
                           stones.data(),
                           forbidden.data(),
                           static_cast<int>(color),
                           number(board.ko()),
                           last,
                           before_last,
                           passes,
                           kKomi};
      const double before = cpu();
      const Chosen chosen =
          player.choose(&asked, player.strength, seed + static_cast<std::uint64_t>(1000 * game));
      player.seconds += cpu() - before;
      ++player.moves;
      if (chosen.resigns != 0) {
        std::snprintf(how, 40, "%s+R after %d", color == Color::kBlack ? "W" : "B", moves);
        return color == Color::kBlack ? 0 : 2;
      }
      move = chosen.move;
    }
    if (move < 0) {
      board.pass();
      ++passes;
    } else {
      board.play(color, {move % size, move / size});
      seen.insert(board.hash());
      passes = 0;
    }
    before_last = last;
    last = move;
    color = opponent(color);
  }
  const int lead = count(board, grid);
  std::snprintf(how, 40, "%s+%.1f after %d",
                lead > 0   ? "B"
                : lead < 0 ? "W"
                           : "=",
                std::abs(lead) * 0.5, board.moves());
  return lead > 0 ? 2 : lead < 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  if (count < 8) {
    std::fprintf(stderr, "match FIRST.so STRENGTH SECOND.so STRENGTH SIZE GAMES SEED [--quiet]\n");
    return 2;
  }
  Player first = load(words[1], words[2]);
  Player second = load(words[3], words[4]);
  const int size = std::atoi(words[5]);
  const int games = std::atoi(words[6]);
  const std::uint64_t seed = std::strtoull(words[7], nullptr, 10);
  const bool quiet = count > 8 && std::strcmp(words[8], "--quiet") == 0;
  double won = 0;
  for (int game = 0; game < games; ++game) {
    const bool is_black = game % 2 == 0;
    Player* players[2] = {is_black ? &first : &second, is_black ? &second : &first};
    char how[40];
    const int result = play(players, size, game, seed, how);
    won += 0.5 * (is_black ? result : 2 - result);
    if (!quiet) {
      std::printf("%d: first %s, %s; %.1f of %d\n", game + 1, is_black ? "Black" : "White", how, won,
                  game + 1);
      std::fflush(stdout);
    }
  }
  const double n = games;
  const double share = won / n;
  const double z = 1.96;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  std::printf("%.1f of %d, %.0f to %.0f %%; %.1f and %.1f ms of CPU a move\n", won, games,
              100 * (centre - half), 100 * (centre + half), 1000 * first.seconds / first.moves,
              1000 * second.seconds / second.moves);
  return 0;
}
