// Fits the weights of src/go/play/move_weights.cpp to games and prints that file: which of the moves that were
// possible was played, as a choice among their features (a softmax, R. Coulom 2007), climbed with steps that shrink
// for what was met often (AdaGrad; J. Duchi, E. Hazan and Y. Singer 2011). The figures go to standard error, those of the
// weights as they are printed, on games that were not fitted.
//
//   kakoi_fit_moves FITTED.sgf TESTED.sgf[,…] [GAMES [SHARE]]
//
// A file is any number of games in SGF, of main lines alone. Of each game fitted every SHARE-th move counts.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/hash.h"
#include "go/play/move_weights.h"

namespace kakoi::test {
namespace {

using go::MoveFeatures;

struct Move {
  Color color;
  int cell;  // kNoCell for a pass
};

struct Game {
  int size = 19;
  std::vector<Move> setup;
  std::vector<Move> moves;
};

/// The games of a file, of which variations would be read as moves that follow.
std::vector<Game> read_games(const std::string& path) {
  std::ifstream in(path);
  std::stringstream whole;
  whole << in.rdbuf();
  const std::string text = whole.str();
  std::vector<Game> games;
  std::string name;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "(;") == 0) games.emplace_back();
    if (std::isupper(static_cast<unsigned char>(text[i])) != 0) {
      name += text[i];
      continue;
    }
    if (text[i] != '[' || games.empty()) {
      if (std::isspace(static_cast<unsigned char>(text[i])) == 0) name.clear();
      continue;
    }
    const std::size_t end = text.find(']', i);
    if (end == std::string::npos) break;
    const std::string value = text.substr(i + 1, end - i - 1);
    Game& game = games.back();
    const bool is_point = value.size() == 2 && value != "tt";
    const int cell = is_point ? go::cell_of({value[0] - 'a', value[1] - 'a'}) : go::kNoCell;
    if (name == "SZ") game.size = std::atoi(value.c_str());
    if (name == "AB" || name == "AW")
      game.setup.push_back({name == "AB" ? Color::kBlack : Color::kWhite, cell});
    if (name == "B" || name == "W") game.moves.push_back({name == "B" ? Color::kBlack : Color::kWhite, cell});
    i = end;
    if (i + 1 < text.size() && text[i + 1] == '[') continue;  // another value of the same
    name.clear();
  }
  return games;
}

/// Plays a game and calls visit(board, color, last, before_last, move) before each move for which wants(number).
template <typename Wants, typename Visit>
void replay(const Game& game, Wants&& wants, Visit&& visit) {
  if (game.size < 5 || game.size > kMaxSide) return;
  const Grid grid(game.size, game.size);
  static go::PlayoutBoard board;
  board.load(go::Position::none(), grid);
  for (const Move& move : game.setup) {
    if (board.is_empty(move.cell)) board.place(move.color, move.cell);
  }
  int last = go::kNoCell;
  int before_last = go::kNoCell;
  int number = 0;
  for (const Move& move : game.moves) {
    if (move.cell == go::kNoCell) {
      board.pass();
    } else {
      if (!board.is_empty(move.cell)) return;
      if (wants(number) && !board.is_eye(move.color, move.cell))
        visit(board, move.color, last, before_last, move.cell);
      if (!board.play(move.color, move.cell)) return;
    }
    before_last = last;
    last = move.cell;
    ++number;
  }
}

/// Calls visit(cell) for the moves that could be played.
template <typename Visit>
void each_candidate(const go::PlayoutBoard& board, Color color, Visit&& visit) {
  for (int i = 0; i < board.empty_count(); ++i) {
    const int at = board.empty_cell(i);
    if (at != board.ko() && !board.is_eye(color, at)) visit(at);
  }
}

/// Adds up how often moves were predicted.
struct Prediction {
  int positions = 0;
  int within[3] = {};  // 1, 5, 10
  double bits = 0;

  void add(int rank, double share) {
    ++positions;
    within[0] += rank < 1;
    within[1] += rank < 5;
    within[2] += rank < 10;
    bits -= std::log2(share);
  }
  void print(const char* name) const {
    if (positions == 0) return;
    const auto percent = [&](int of) { return 100.0 * of / positions; };
    std::fprintf(stderr, "%-28s %6d positions: first %4.1f %%, five %4.1f %%, ten %4.1f %%, %.2f bits\n",
                 name, positions, percent(within[0]), percent(within[1]), percent(within[2]),
                 bits / positions);
  }
};

constexpr int kStages = 4;
constexpr const char* kStageNames[kStages] = {"moves 1 to 40", "41 to 100", "101 to 160", "later"};
int stage_of(int number) { return number < 40 ? 0 : number < 100 ? 1 : number < 160 ? 2 : 3; }

/// A weight while it is fitted.
struct Weight {
  float value = 0;
  float slope_squared = 1e-3F;
  float slope = 0;
  std::uint32_t touched = 0;
};

class Fitter {
 public:
  /// Counts the patterns of moves played, and keeps those met `least` times.
  void find_patterns(const std::vector<Game>& games, int share, int least) {
    std::unordered_map<std::uint32_t, int> counts;
    each_position(games, share, [&](const go::PlayoutBoard&, Color, int played) {
      features_.each(
          played, [](int) {},
          [&](std::uint32_t hash) {
            ++counts[hash];
            return true;
          });
    });
    for (const auto& [hash, count] : counts) {
      if (count < least) continue;
      patterns_[hash] = {static_cast<int>(weights_.size()), count};
      weights_.emplace_back();
    }
    std::fprintf(stderr, "%zu patterns met, %zu kept\n", counts.size(), patterns_.size());
  }

  /// One round over the games. Returns the bits a move.
  double climb(const std::vector<Game>& games, int share, float rate) {
    double bits = 0;
    int positions = 0;
    std::vector<int> names;
    std::vector<int> ends;
    std::vector<float> worths;
    std::vector<int> changed;
    each_position(games, share, [&](const go::PlayoutBoard& board, Color color, int played) {
      names.clear();
      ends.clear();
      worths.clear();
      int chosen = -1;
      each_candidate(board, color, [&](int at) {
        if (at == played) chosen = static_cast<int>(ends.size());
        float worth = 0;
        each_name(at, [&](int name) {
          names.push_back(name);
          worth += weights_[static_cast<std::size_t>(name)].value;
        });
        worths.push_back(worth);
        ends.push_back(static_cast<int>(names.size()));
      });
      if (chosen < 0) return;
      const float most = *std::max_element(worths.begin(), worths.end());
      float sum = 0;
      for (float& worth : worths) sum += worth = std::exp(worth - most);
      bits -= std::log2(worths[static_cast<std::size_t>(chosen)] / sum);
      ++positions;
      ++time_;
      changed.clear();
      int name = 0;
      for (std::size_t i = 0; i < ends.size(); ++i) {
        const float slope = (static_cast<int>(i) == chosen ? 1.0F : 0.0F) - worths[i] / sum;
        for (; name < ends[i]; ++name) {
          const int which = names[static_cast<std::size_t>(name)];
          Weight& weight = weights_[static_cast<std::size_t>(which)];
          if (weight.touched != time_) {
            weight.touched = time_;
            weight.slope = 0;
            changed.push_back(which);
          }
          weight.slope += slope;
        }
      }
      for (const int which : changed) {
        Weight& weight = weights_[static_cast<std::size_t>(which)];
        weight.slope -= 2e-5F * weight.value;
        weight.slope_squared += weight.slope * weight.slope;
        weight.value += rate * weight.slope / std::sqrt(weight.slope_squared);
      }
    });
    return bits / positions;
  }

  /// Keeps the patterns that move most and fit into the table, each in its slot.
  void prune(double part) {
    struct Rival {
      std::uint32_t hash;
      double importance;
    };
    std::vector<Rival> best(go::MoveWeights::kSlots, {0, 0});
    std::vector<double> all;
    for (const auto& [hash, entry] : patterns_) {
      const double importance = std::abs(weights_[static_cast<std::size_t>(entry.index)].value) *
                                std::sqrt(static_cast<double>(entry.count));
      Rival& rival = best[go::MoveWeights::slot_of(hash)];
      if (importance > rival.importance) rival = {hash, importance};
    }
    for (const Rival& rival : best) all.push_back(rival.importance);
    std::sort(all.begin(), all.end(), std::greater<>());
    const double least = all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))];
    names_.assign(go::MoveWeights::kSlots, 0);
    slots_.assign(go::MoveWeights::kSlots, -1);
    int kept = 0;
    for (std::size_t slot = 0; slot < best.size(); ++slot) {
      if (best[slot].importance < least || best[slot].importance == 0) continue;
      names_[slot] = go::MoveWeights::name_of(best[slot].hash);
      slots_[slot] = patterns_[best[slot].hash].index;
      ++kept;
    }
    is_pruned_ = true;
    std::fprintf(stderr, "%d patterns in the table\n", kept);
  }

  /// Rounds the weights into a table.
  void round(go::MoveWeights& table) const {
    const auto rounded = [&](int which) {
      const float value =
          weights_[static_cast<std::size_t>(which)].value * 23.083120654F;  // sixteenths of a doubling
      return static_cast<std::int8_t>(std::clamp(std::lround(value), -127L, 127L));
    };
    for (int i = 0; i < MoveFeatures::kPlain; ++i) table.plain[i] = rounded(i);
    for (std::size_t slot = 0; slot < go::MoveWeights::kSlots; ++slot) {
      table.names[slot] = slots_[slot] < 0 ? 0 : names_[slot];
      table.patterns[slot] = slots_[slot] < 0 ? std::int8_t{0} : rounded(slots_[slot]);
    }
  }

 private:
  struct Entry {
    int index;
    int count;
  };

  template <typename Visit>
  void each_position(const std::vector<Game>& games, int share, Visit&& visit) {
    int which = 0;
    for (const Game& game : games) {
      ++which;
      replay(
          game, [&](int number) { return (number + which) % share == 0; },
          [&](const go::PlayoutBoard& board, Color color, int last, int before_last, int played) {
            features_.look(board, color, last, before_last);
            visit(board, color, played);
          });
    }
  }

  template <typename Visit>
  void each_name(int at, Visit&& visit) {
    features_.each(at, visit, [&](std::uint32_t hash) {
      if (is_pruned_) {
        const std::size_t slot = go::MoveWeights::slot_of(hash);
        if (slots_[slot] < 0 || names_[slot] != go::MoveWeights::name_of(hash)) return false;
        visit(slots_[slot]);
        return true;
      }
      const auto found = patterns_.find(hash);
      if (found == patterns_.end()) return false;
      visit(found->second.index);
      return true;
    });
  }

  MoveFeatures features_;
  std::vector<Weight> weights_ = std::vector<Weight>(MoveFeatures::kPlain);
  std::unordered_map<std::uint32_t, Entry> patterns_;
  std::vector<std::uint8_t> names_;
  std::vector<int> slots_;
  bool is_pruned_ = false;
  std::uint32_t time_ = 0;
};

/// The moves of games as the weights of a table predict them.
void judge(const char* name, const std::vector<Game>& games, const go::MoveWeights& table) {
  static MoveFeatures features;
  Prediction total;
  Prediction stages[kStages];
  for (const Game& game : games) {
    int number = 0;
    replay(
        game,
        [&](int at) {
          number = at;
          return true;
        },
        [&](const go::PlayoutBoard& board, Color color, int last, int before_last, int played) {
          features.look(board, color, last, before_last);
          const double mine = std::exp2(table.worth(features, played) / 16.0);
          double sum = 0;
          int rank = 0;
          each_candidate(board, color, [&](int at) {
            const double worth = std::exp2(table.worth(features, at) / 16.0);
            rank += worth > mine;
            sum += worth;
          });
          total.add(rank, mine / sum);
          stages[stage_of(number)].add(rank, mine / sum);
        });
  }
  total.print(name);
  for (int i = 0; i < kStages; ++i) stages[i].print(kStageNames[i]);
}

template <typename Number>
void print(const char* declaration, std::span<const Number> numbers) {
  std::printf("constexpr %s[] = {", declaration);
  int column = 0;
  for (const Number number : numbers)
    std::printf("%s%lld,", column++ % 24 == 0 ? "\n    " : " ", static_cast<long long>(number));
  std::printf("\n};\n");
}

/// The source file of a table, as MoveWeights takes it.
void print(const go::MoveWeights& table) {
  std::uint32_t used[go::MoveWeights::kSlots / 32] = {};
  std::vector<std::uint8_t> names;
  std::vector<std::int8_t> patterns;
  for (std::size_t slot = 0; slot < go::MoveWeights::kSlots; ++slot) {
    if (table.patterns[slot] == 0) continue;
    used[slot / 32] |= std::uint32_t{1} << slot % 32;
    names.push_back(table.names[slot]);
    patterns.push_back(table.patterns[slot]);
  }
  std::printf("#include \"go/play/move_weights.h\"\n\nnamespace kakoi::go {\n\nnamespace {\n\n");
  std::printf("// clang-format off\n");
  print<std::int8_t>("std::int8_t kPlain", table.plain);
  print<std::uint32_t>("std::uint32_t kUsed", used);
  print<std::uint8_t>("std::uint8_t kNames", names);
  print<std::int8_t>("std::int8_t kPatterns", patterns);
  std::printf("// clang-format on\n\n}  // namespace\n\n");
  std::printf(
      "const MoveWeights kMoveWeights(kPlain, kUsed, kNames, kPatterns);\n\n}  // namespace kakoi::go\n");
}

void run(const std::string& fitted, const std::string& tested, std::size_t most, int share) {
  std::vector<Game> games = read_games(fitted);
  if (games.size() > most) games.resize(most);
  std::fprintf(stderr, "%zu games\n", games.size());
  const auto fitter = std::make_unique<Fitter>();
  fitter->find_patterns(games, share, 10);
  std::fprintf(stderr, "%.3f bits\n", fitter->climb(games, share, 0.2F));
  fitter->prune(0.7);
  for (const float rate : {0.15F, 0.07F})
    std::fprintf(stderr, "%.3f bits\n", fitter->climb(games, share, rate));
  const auto table = std::make_unique<go::MoveWeights>();
  fitter->round(*table);
  std::stringstream paths(tested);
  for (std::string path; std::getline(paths, path, ',');) judge(path.c_str(), read_games(path), *table);
  print(*table);
}

}  // namespace
}  // namespace kakoi::test

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: kakoi_fit_moves FITTED.sgf TESTED.sgf[,…] [GAMES [SHARE]]\n");
    return 2;
  }
  kakoi::test::run(arguments[1], arguments[2],
                   count > 3 ? static_cast<std::size_t>(std::strtoull(arguments[3], nullptr, 10)) : 4000,
                   count > 4 ? std::atoi(arguments[4]) : 3);
}
