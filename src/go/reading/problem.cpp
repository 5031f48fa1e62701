#include "go/reading/problem.h"

#include <algorithm>
#include <iterator>

#include "go/rules/moves.h"

namespace kakoi::go {

namespace {

// Rounds and weights were chosen on parts of 421 problems of books, what games do and how long a look takes on two thirds of
// them, and held on the rest.

/// The nodes of a question in each round, in parts of all. Small steps: a round that asks much of all
/// groups costs most where a little more would have settled one.
constexpr std::uint64_t kProblemRounds[] = {2000, 400, 100, 32, 8};

/// The nodes of another look at a group in larger regions: so many times as many as it was found with, within parts of all.
constexpr std::uint64_t kLonger = 8;
constexpr std::uint64_t kLeastLongerPart = 32;
constexpr std::uint64_t kMostLongerPart = 8;

/// The nodes of a question about a first move, in parts of all: a look at each, a longer one at those it leaves open, and
/// one in another region.
constexpr std::uint64_t kLookParts[] = {128, 16};
constexpr std::uint64_t kElsewherePart = 32;

/// The nodes to read a group on the whole board.
constexpr std::uint64_t kConfirmPart = 4;

/// The nodes of a capture, in parts of all.
constexpr std::uint64_t kProblemCapturePart = 256;

/// The nodes kept for games about groups, in parts of all.
constexpr std::uint64_t kProblemGuessPart = 6;

/// With fewer nodes for games nothing is guessed.
constexpr std::uint64_t kFewestForGuess = 20'000;

/// Stones that every group counts as having besides its own, so that a few more decide less than a larger chance.
constexpr int kGuessStones = 6;

/// The nodes of games that choose among first moves, in parts of all.
constexpr std::uint64_t kFavouritePart = 20;

/// A favourite begins more than this share of games, and a rare move less than this part of the favourite's share.
constexpr float kFavourite = 0.45F;
constexpr float kRare = 0.1F;

/// The share of games by which a group has to fare better when its owner begins, or nothing depends on who does.
constexpr float kLeastGain = 0.15F;

/// The share of games that makes an outcome likely. Much less than a half, because most games miss the answers that an
/// outcome hangs on: of 58 known fates of groups in games that pass it 56 are right.
constexpr float kLikelySuccess = 0.3F;

/// The nodes of regions without what fights beside them, in parts, where something does.
constexpr std::uint64_t kQuietPart = 4;

/// With less than this left no group is insisted on.
constexpr std::uint64_t kInsistPart = 8;

/// A group is insisted on before one that was found only if it has so many times as many stones.
constexpr int kMuchLarger = 2;

/// Groups with fewer stones are mostly part of a larger question, which gets the rounds up to this part first.
constexpr int kFewestSure = 4;
constexpr std::uint64_t kSmallPart = 32;

/// A group is asked about the more probably the larger its region and where all is at stake, in stones: for each step of
/// the margin, and for life or death without ko and seki.
constexpr int kMarginWeight = 3;
constexpr int kStakeWeight = 6;

/// A first move is the right one the more probably when it succeeds in another region, or may, and when it is the other
/// side's best move.
constexpr int kSucceeds = 4;
constexpr int kMaySucceed = 2;
constexpr int kPrevents = 3;

}  // namespace

/// One question, while it is being read.
class ProblemReader::Task {
 public:
  using Case = ProblemGroup::Case;

  Task(ProblemReader& reader, LifeReader& life, CaptureReader& captures, FateSearch& fates,
       const Position& position, const ProblemQuestion& question, const Grid& grid)
      : reader_(reader),
        reading_(reader.reading_),
        life_(life),
        captures_(captures),
        fates_(fates),
        position_(position),
        question_(question),
        grid_(grid) {}

  void run() {
    reading_ = {};
    reader_.groups_.find(position_, question_.to_play, question_.marks, grid_);
    if (read_groups()) return note_others();
    if (!is_unsettled_) read_captures();
    if (reading_.kind == ProblemKind::kUnknown) guess();
  }

 private:
  /// Reads all groups in rounds until one can be answered.
  bool read_groups() {
    for (const std::uint64_t part : kProblemRounds) {
      const std::uint64_t nodes = share(part);
      for (ProblemGroup& group : reader_.groups_) {
        if (!group.is_settled) examine(group, nodes);
      }
      const int fewest = part > kSmallPart ? kFewestSure : ProblemGroups::kFewestStones;
      while (ProblemGroup* best = choose(fewest)) {
        ProblemGroup* larger = insist(best);
        if (answer(larger != nullptr ? *larger : *best, nodes)) return true;
      }
    }
    while (ProblemGroup* best = insist(nullptr)) {
      if (answer(*best, share(kProblemRounds[std::size(kProblemRounds) - 1]))) return true;
    }
    return false;
  }

  /// Lists the groups that were found beside the one answered, and share no stones with it or each other.
  void note_others() {
    PointSet told = reading_.target;
    while (ProblemGroup* other = choose(ProblemGroups::kFewestStones)) {
      const Case& c = other->cases[other->critical];
      if (!other->stones.intersects(told) && c.move != kNoPoint) {
        reading_.others[reading_.other_count++] = {
            lives_for(*other) ? ProblemKind::kLive : ProblemKind::kKill, c.fate[0], other->stones, c.move};
        told |= other->stones;
      }
      other->critical = -1;
    }
  }

  /// The nodes kept for games; none where those would be too few.
  [[nodiscard]] std::uint64_t kept_for_games() const {
    const std::uint64_t nodes = share(kProblemGuessPart);
    return nodes < kFewestForGuess ? 0 : nodes;
  }
  /// The nodes left for everything else.
  [[nodiscard]] std::uint64_t left() const {
    return question_.nodes - std::min(question_.nodes, reading_.nodes + kept_for_games());
  }
  [[nodiscard]] std::uint64_t share(std::uint64_t part) const {
    return std::max<std::uint64_t>(question_.nodes / part, 1);
  }
  [[nodiscard]] bool lives_for(const ProblemGroup& group) const { return group.owner == question_.to_play; }

  const LifeReading& ask(const ProblemGroup& group, const PointSet& region, bool other_begins,
                         std::uint64_t nodes, LifeOutside outside = LifeOutside::kAttacker) {
    owner_ = group.owner;
    const Color to_play = other_begins ? opponent(question_.to_play) : question_.to_play;
    const LifeReading& reading = life_.read_within(position_,
                                                   {.defender = group.owner,
                                                    .target = group.stones,
                                                    .region = region,
                                                    .to_play = to_play,
                                                    .ko = other_begins ? kNoPoint : question_.ko,
                                                    .nodes = nodes,
                                                    .outside = outside},
                                                   grid_);
    reading_.nodes += reading.nodes;
    return reading;
  }

  /// Asks for the fate of the group in a region, unless it is known or was too hard for so many nodes.
  LifeOutcome find(const ProblemGroup& group, Case& c, bool other_begins, std::uint64_t nodes) {
    if (c.fate[other_begins] == LifeOutcome::kUnknown && c.asked[other_begins] < nodes) {
      c.asked[other_begins] = nodes;
      const LifeReading& reading = ask(group, c.region, other_begins, std::min(nodes, left()));
      c.fate[other_begins] = reading.outcome;
      if (!other_begins) c.move = reading.move;
    }
    return c.fate[other_begins];
  }

  /// Reads the group in its regions. Those where stones beside it fight are nearer to the truth.
  void examine(ProblemGroup& group, std::uint64_t nodes) {
    const bool fights = group.cases[ProblemGroup::kMargins].is_used;
    examine(group, 0, fights ? std::max<std::uint64_t>(nodes / kQuietPart, 1) : nodes);
    const int critical = group.critical;
    const int half = group.half;
    if (examine(group, ProblemGroup::kMargins, nodes) || group.critical >= 0) return;
    group.critical = critical;
    if (group.half < 0) group.half = half;
  }

  /// Reads the group in one region of a kind after the other, until one is too hard. Returns true if the group lives
  /// whoever begins.
  bool examine(ProblemGroup& group, int first, std::uint64_t nodes) {
    const bool owner = !lives_for(group);
    const bool attacker = !owner;
    // Without what it may capture, it fares no better.
    bool died = first > 0 && group.cases[0].fate[owner] == LifeOutcome::kDies;
    // A group that lives does so in every larger region, unless friends outside, which count as safe, fall there.
    bool lived = first > 0 && group.cases[0].fate[owner] == LifeOutcome::kLives;
    group.critical = -1;
    group.half = -1;
    for (int i = first; i < ProblemGroup::end_of_kind(first); ++i) {
      Case& c = group.cases[i];
      if (!c.is_used) continue;
      if (lived && !lives_for(group)) c.fate[owner] = LifeOutcome::kLives;
      const LifeOutcome best = find(group, c, owner, nodes);
      lived = lived || best == LifeOutcome::kLives;
      if (best == LifeOutcome::kUnknown) {
        if (died && lives_for(group)) group.half = i;
        return false;
      }
      if (best == LifeOutcome::kDies) {
        c.fate[attacker] = best;
        group.critical = -1;
        died = true;
        continue;
      }
      if (find(group, c, attacker, nodes) == LifeOutcome::kUnknown) {
        group.half = i;
        // If it dies in a smaller region though its owner begins, it will hardly live here though the other one does.
        if (!died || !lives_for(group)) return false;
        c.fate[attacker] = LifeOutcome::kDies;
      }
      group.critical = rank(c.fate[owner]) > rank(c.fate[attacker]) ? i : -1;
      // A group that lives here lives in every larger region.
      if (rank(c.fate[attacker]) == 3) return true;
    }
    return false;
  }

  /// True when a group may be what is asked about though a smaller one was found: it is much larger, of the same fight, and
  /// not to be taken while that one is to be saved.
  [[nodiscard]] bool is_beyond(const ProblemGroup& group, const ProblemGroup& found) const {
    return (lives_for(group) || !lives_for(found)) &&
           group.stones.count() >= kMuchLarger * found.stones.count() &&
           group.cases[group.half].region.intersects(found.stones);
  }

  /// Gives what is left to the groups of which it is known that they live if their owner begins; with one that was found,
  /// to those that are beyond it.
  ProblemGroup* insist(const ProblemGroup* found) {
    for (;;) {
      ProblemGroup* best = nullptr;
      for (ProblemGroup& group : reader_.groups_) {
        if (group.half < 0 || (found != nullptr && !is_beyond(group, *found))) continue;
        if (best == nullptr || group.stones.count() > best->stones.count()) best = &group;
      }
      if (best == nullptr || left() < share(kInsistPart)) return nullptr;
      examine(*best, left() / 2);
      if (best->critical >= 0) return best;
      is_unsettled_ = is_unsettled_ || best->half >= 0;
      best->half = -1;
    }
  }

  /// The group that most probably is asked about: many stones, a large region, much at stake.
  ProblemGroup* choose(int fewest) {
    ProblemGroup* best = nullptr;
    int most = -1;
    for (ProblemGroup& group : reader_.groups_) {
      if (group.critical < 0 || group.stones.count() < fewest) continue;
      const Case& c = group.cases[group.critical];
      const bool all_or_nothing = rank(c.fate[0]) + rank(c.fate[1]) == 3 && rank(c.fate[0]) % 3 == 0;
      const bool is_small = group.stones.count() < kFewestSure;
      const int weight =
          group.stones.count() + (is_small ? 0
                                           : kMarginWeight * ProblemGroup::margin_of(group.critical) +
                                                 (all_or_nothing ? kStakeWeight : 0));
      if (weight > most) {
        most = weight;
        best = &group;
      }
    }
    return best;
  }

  /// Reads the group on the whole board, if it is enclosed there. Returns false when that contradicts what the region
  /// cut out says.
  bool confirm(const ProblemGroup& group) {
    if (left() == 0) return true;
    const LifeReading reading = read_surely(life_, captures_, position_,
                                            {.defender = group.owner,
                                             .target = group.stones,
                                             .region = PointSet::none(),
                                             .to_play = question_.to_play,
                                             .ko = question_.ko,
                                             .nodes = std::min(share(kConfirmPart), left())},
                                            grid_);
    reading_.nodes += reading.nodes;
    if (reading.outcome == LifeOutcome::kUnknown) return true;
    reading_.certainty = reading.certainty();
    const bool same = reading.outcome == group.cases[group.critical].fate[0];
    if (!same) reading_.certainty = Certainty::kLikely;
    return same || !reading.proved;
  }

  /// Nothing is said after all.
  void give_up() {
    reading_.kind = ProblemKind::kUnknown;
    reading_.outcome = LifeOutcome::kUnknown;
    reading_.certainty = Certainty::kLikely;
    reading_.target = reading_.region = PointSet::none();
    reading_.first.clear();
    reading_.line.clear();
  }

  /// Tells the answer about a group, unless a closer look contradicts it.
  bool answer(ProblemGroup& group, std::uint64_t nodes) {
    if (!confirm(group)) {
      group.is_settled = true;
    } else if (tell(group, nodes)) {
      return true;
    }
    group.critical = -1;
    return false;
  }

  /// Tells the answer about a group that was found with so many nodes. Returns false when it does not depend on who begins,
  /// after all, or every first move found fails in a larger region.
  bool tell(ProblemGroup& group, std::uint64_t nodes) {
    nodes = std::clamp(kLonger * nodes, share(kLeastLongerPart), share(kMostLongerPart));
    find_first_moves(group);
    // In a larger region fewer moves kill, so one that alone does so needs no longer look; and a ko may be spared.
    const bool is_doubtful =
        lives_for(group) ? reading_.outcome == LifeOutcome::kKo : reading_.first.length > 1;
    if (is_doubtful && reading_.certainty == Certainty::kLikely && !find_again(group, nodes)) return false;
    while (!sift(group)) {
      reading_.certainty = Certainty::kLikely;
      if (!find_again(group, nodes)) return false;
    }
    return !reading_.first.empty();
  }

  /// Takes a longer look at a group in its regions. Returns false when nothing depends on who begins, after all.
  bool find_again(ProblemGroup& group, std::uint64_t nodes) {
    const int critical = group.critical;
    examine(group, nodes);
    if (group.critical < 0) {
      give_up();
      return false;
    }
    if (group.critical != critical) find_first_moves(group);
    return true;
  }

  /// Finds all first moves that succeed in the region of a group.
  void find_first_moves(const ProblemGroup& group) {
    const Case& c = group.cases[group.critical];
    reading_.kind = lives_for(group) ? ProblemKind::kLive : ProblemKind::kKill;
    reading_.target = group.stones;
    reading_.region = c.region;
    reading_.first.clear();
    reading_.line.clear();
    // The search is loaded anew with what was found, unless too few nodes are left for it.
    const LifeReading& reading = ask(group, c.region, false, std::min(c.asked[0], left()));
    reading_.outcome = c.fate[0];
    if (reading.move == c.move) {
      reading_.line = reading.line;
      keep_legal(position_, question_.to_play, reading_.line, grid_);
    } else {
      reading_.line.add(c.move);
    }
    const PointSet legal =
        legal_moves(position_, question_.to_play, {.ko = question_.ko, .suicide = false}, grid_);
    if (c.move == kNoPoint || !legal.has(c.move)) return give_up();
    reading_.first.add(c.move);
    PointSet open = (c.region & legal) - PointSet::of(c.move);
    for (const std::uint64_t part : kLookParts) {
      for_each_point(PointSet{open}, [&](Point p) {
        if (reading_.first.is_full()) return;
        const LifeProof proof = tries(question_.to_play, p, part);
        if (proof == LifeProof::kProven) reading_.first.add(p);
        if (proof != LifeProof::kUnknown) open.clear(p);
      });
    }
  }

  /// Says, within a part of all nodes, if a first move in the region that was loaded last brings about the outcome; for the
  /// other side, one that prevents it.
  LifeProof tries(Color color, Point move, std::uint64_t part) {
    const std::uint64_t nodes = std::min(share(part), left());
    const bool defends = color == owner_;
    const LifeOutcome wanted = color == question_.to_play ? reading_.outcome
                               : defends                  ? LifeOutcome::kLives
                                                          : LifeOutcome::kDies;
    const LifeProof proof = life_.brings_about(wanted, move, nodes);
    reading_.nodes += life_.nodes_taken();
    return proof;
  }

  /// Leaves out the regions within another one of a group.
  static void drop_within(ProblemGroup& group, int number) {
    const Case& outer = group.cases[number];
    for (Case& c : group.cases) {
      if (&c != &outer && c.region.is_subset_of(outer.region)) c.is_used = false;
    }
  }

  /// Sorts the first moves: one that succeeds in other regions, too, or is the other side's best move, is the more
  /// probable one. A move that fails to kill in another region is dropped, because life in any region is life. Returns false
  /// when none is left; then the regions within the one where the last failed are of no more use.
  bool sift(ProblemGroup& group) {
    int weight[decltype(reading_.first)::kMost] = {1};
    const auto load = [&](const PointSet& region, bool other_begins, LifeOutside outside) {
      ask(group, region, other_begins, 0, outside);
    };
    // Returns false if nothing is settled.
    const auto weigh = [&](Color color, int yes, int unknown, bool drops) {
      bool settles = false;
      int kept = 0;
      for (int i = 0; i < reading_.first.length; ++i) {
        const LifeProof proof = tries(color, reading_.first[i], kElsewherePart);
        settles = settles || proof != LifeProof::kUnknown;
        if (drops && proof == LifeProof::kDisproven) continue;
        reading_.first[kept] = reading_.first[i];
        weight[kept++] = weight[i] + (proof == LifeProof::kProven    ? yes
                                      : proof == LifeProof::kUnknown ? unknown
                                                                     : 0);
      }
      reading_.first.length = kept;
      return settles;
    };
    if (reading_.first.empty()) return true;
    const Point first = reading_.first[0];
    const PointSet& region = group.cases[group.critical].region;
    if (!lives_for(group)) {
      for (int i = 0; i < ProblemGroup::kCases; ++i) {
        const PointSet& other = group.cases[i].region;
        if (!group.cases[i].is_used || i == group.critical || other.is_subset_of(region)) continue;
        load(other, false, LifeOutside::kAttacker);
        const bool settles =
            weigh(question_.to_play, kSucceeds, kMaySucceed, reading_.certainty != Certainty::kProved);
        if (reading_.first.empty()) {
          drop_within(group, i);
          group.cases[group.critical].is_used = false;
          return false;
        }
        // Larger regions of the same kind are harder.
        if (!settles) i = ProblemGroup::end_of_kind(i) - 1;
      }
    }
    if (reading_.first.length > 1) {
      load(region, true, LifeOutside::kAttacker);
      weigh(opponent(question_.to_play), kPrevents, 0, false);
      if (!lives_for(group)) {
        load(region, false, LifeOutside::kOpen);
        weigh(question_.to_play, kSucceeds, kMaySucceed, false);
      }
    }
    int best = 0;
    for (int i = 1; i < reading_.first.length; ++i) {
      if (weight[i] > weight[best]) best = i;
    }
    if (reading_.first.length > 1 && reading_.certainty == Certainty::kLikely) best = favourite(group, best);
    std::swap(reading_.first[0], reading_.first[best]);
    if (reading_.first[0] == first) return true;
    reading_.line.clear();
    reading_.line.add(reading_.first[0]);
    return true;
  }

  [[nodiscard]] PointSet region_for_games(const ProblemGroup& group) const {
    return FateSearch::region_of(position_, group.owner, group.stones, grid_);
  }

  const FateEstimate& estimate(const ProblemGroup& group, const PointSet& region, Color to_play,
                               std::uint64_t nodes) {
    const FateEstimate& estimate =
        fates_.estimate(position_,
                        {.defender = group.owner,
                         .target = group.stones,
                         .region = region,
                         .to_play = to_play,
                         .ko = to_play == question_.to_play ? question_.ko : kNoPoint,
                         .nodes = nodes},
                        grid_);
    reading_.nodes += estimate.nodes;
    return estimate;
  }

  /// True when the group was read in a region to the end, and nothing depends there on who begins.
  static bool is_read_out(const ProblemGroup& group, const PointSet& region) {
    return std::any_of(std::begin(group.cases), std::end(group.cases), [&](const Case& c) {
      return c.region == region && c.fate[0] != LifeOutcome::kUnknown && c.fate[0] == c.fate[1];
    });
  }

  /// Lets games decide which group depends most on who begins, and how to begin, after nothing was read.
  void guess() {
    const std::uint64_t nodes = kept_for_games();
    if (nodes == 0) return;
    const ProblemGroup* best = nullptr;
    float most = 0;
    for (const ProblemGroup& group : reader_.groups_) {
      const PointSet region = region_for_games(group);
      if (region.count() > FateSearch::kMostPoints || group.is_settled || is_read_out(group, region))
        continue;
      const std::uint64_t part = nodes / static_cast<std::uint64_t>(4 * reader_.groups_.count());
      const float defended = estimate(group, region, group.owner, part).survival;
      const float attacked = estimate(group, region, opponent(group.owner), part).survival;
      const float gain = defended - attacked;
      const float stake = gain * static_cast<float>(kGuessStones + group.stones.count());
      if (gain < kLeastGain || stake <= most) continue;
      most = stake;
      best = &group;
    }
    if (best == nullptr) return;
    const PointSet region = region_for_games(*best);
    const FateEstimate& found = estimate(*best, region, question_.to_play, nodes / 2);
    const bool lives = lives_for(*best);
    const float success = lives ? found.survival : 1 - found.survival;
    const PointSet legal =
        legal_moves(position_, question_.to_play, {.ko = question_.ko, .suicide = false}, grid_);
    if (found.move == kNoPoint || !legal.has(found.move)) return;
    reading_.kind = lives ? ProblemKind::kLive : ProblemKind::kKill;
    if (success >= kLikelySuccess) reading_.outcome = lives ? LifeOutcome::kLives : LifeOutcome::kDies;
    reading_.target = best->stones;
    reading_.region = region;
    reading_.first.add(found.move);
    reading_.line = found.line;
    keep_legal(position_, question_.to_play, reading_.line, grid_);
  }

  /// The number of the first move that most games begin with, if they hardly ever begin with the one that is `first` so far.
  int favourite(const ProblemGroup& group, int first) {
    const PointSet region = region_for_games(group);
    const std::uint64_t nodes = std::min(share(kFavouritePart), left());
    if (region.count() > FateSearch::kMostPoints || nodes < FateSearch::kGameNodes) return first;
    estimate(group, region, question_.to_play, nodes);
    for (int i = 0; i < reading_.first.length; ++i) {
      const float games = fates_.share_of(reading_.first[i]);
      if (games > kFavourite && fates_.share_of(reading_.first[first]) < kRare * games) return i;
    }
    return first;
  }

  /// Takes the largest chain that is captured, or saved, by who begins.
  void read_captures() {
    int most = 0;
    const std::uint64_t nodes = std::min<std::uint64_t>(share(kProblemCapturePart), 1'000'000);
    for (const Color owner : {opponent(question_.to_play), question_.to_play}) {
      for_each_chain(position_.stones(owner), [&](const PointSet& chain) {
        if (left() < 2 * nodes || chain.count() <= most ||
            (question_.marks.any() && !question_.marks.intersects(chain)))
          return;
        const auto read = [&](Color to_play) -> const CaptureReading& {
          const CaptureReading& reading =
              captures_.read(position_,
                             {.target = chain.first_point(),
                              .to_play = to_play,
                              .ko = to_play == question_.to_play ? question_.ko : kNoPoint,
                              .nodes = static_cast<int>(nodes),
                              .proved = false},
                             grid_);
          reading_.nodes += reading.nodes;
          return reading;
        };
        const bool attacks = owner != question_.to_play;
        const CaptureOutcome other = read(opponent(question_.to_play)).outcome;
        // An escape is hard to read: for a capture it is enough that the chain is not lost before.
        if ((other == CaptureOutcome::kCaptured) == attacks) return;
        const CaptureReading& reading = read(question_.to_play);
        const CaptureOutcome wanted = attacks ? CaptureOutcome::kCaptured : CaptureOutcome::kEscapes;
        if (reading.outcome != wanted && reading.outcome != CaptureOutcome::kKo) return;
        if (reading.outcome == other || reading.move == kNoPoint) return;
        most = chain.count();
        reading_.kind = attacks ? ProblemKind::kCapture : ProblemKind::kEscape;
        reading_.outcome = reading.outcome == CaptureOutcome::kCaptured  ? LifeOutcome::kDies
                           : reading.outcome == CaptureOutcome::kEscapes ? LifeOutcome::kLives
                                                                         : LifeOutcome::kKo;
        reading_.certainty = reading.proved ? Certainty::kProved : Certainty::kRead;
        reading_.target = chain;
        reading_.first.clear();
        reading_.first.add(reading.move);
        reading_.line.take(reading.line);
      });
    }
  }

  ProblemReader& reader_;
  ProblemReading& reading_;
  LifeReader& life_;
  CaptureReader& captures_;
  FateSearch& fates_;
  const Position& position_;
  const ProblemQuestion& question_;
  const Grid& grid_;
  /// Whose group was asked about last.
  Color owner_ = Color::kBlack;
  /// True when a group may well be the one that is asked about, but is too hard.
  bool is_unsettled_ = false;
};

const ProblemReading& ProblemReader::read(LifeReader& life, CaptureReader& captures, FateSearch& fates,
                                          const Position& position, const ProblemQuestion& question,
                                          const Grid& grid) {
  Task(*this, life, captures, fates, position, question, grid).run();
  return reading_;
}

}  // namespace kakoi::go
