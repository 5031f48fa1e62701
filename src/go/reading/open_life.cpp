#include "go/reading/open_life.h"

#include <algorithm>
#include <iterator>

#include "go/reading/room.h"

namespace kakoi::go {

namespace {

/// The regions around a group that are tried, by their margins, and how many there are.
constexpr int kMargins = 4;

/// The nodes of a question in each round, in parts of all; each round asks what the one before left open.
constexpr std::uint64_t kRounds[] = {64, 8};

/// The nodes for a question in an open position, in parts of all; and what is left for it in any case.
constexpr std::uint64_t kOpenPart = 8;
constexpr std::uint64_t kReservedPart = 16;

/// Reads the question in regions cut out around the group of the target.
class OpenLife {
 public:
  OpenLife(LifeReader& reader, const Position& position, const LifeQuestion& question, const Grid& grid)
      : reader_(reader), position_(position), question_(question), grid_(grid), asked_(question) {
    PointSet group = question.target;
    for_each_group(position, question.defender, grid, [&](const PointSet& stones) {
      if (stones.intersects(question.target)) group |= stones;
    });
    for (int margin = 0; margin < kMargins; ++margin) {
      regions_[margin] =
          with_capturable(position, room_of(position, question.defender, group, margin, grid) | group, grid);
    }
  }

  LifeReading read() {
    LifeReading unknown{LifeOutcome::kUnknown, kNoPoint, {}, 0, 0, PointSet::none(), PointSet::none(), false};
    for (const std::uint64_t part : kRounds) {
      const std::uint64_t nodes = std::max<std::uint64_t>(question_.nodes / part, 1);
      // Life, the surer of the two, is asked first.
      for (const LifeOutside outside : {LifeOutside::kAttacker, LifeOutside::kOpen}) {
        for (int margin = 0; margin < kMargins; ++margin) {
          if (outcome(outside, margin) != LifeOutcome::kUnknown) continue;
          const LifeReading& reading = ask(outside, margin, nodes);
          if (outside == LifeOutside::kAttacker ? lives(reading.outcome)
                                                : reading.outcome == LifeOutcome::kDies)
            return tell(reading);
        }
      }
    }
    return guess(unknown);
  }

 private:
  static bool lives(LifeOutcome outcome) {
    return outcome == LifeOutcome::kLives || outcome == LifeOutcome::kSeki;
  }

  LifeOutcome& outcome(LifeOutside outside, int margin) {
    return outcomes_[static_cast<int>(outside)][margin];
  }

  const LifeReading& ask(LifeOutside outside, int margin, std::uint64_t nodes) {
    asked_.region = regions_[margin];
    asked_.outside = outside;
    asked_.nodes = std::min(nodes, question_.nodes - std::min(question_.nodes, taken_));
    const LifeReading& reading = reader_.read_within(position_, asked_, grid_);
    taken_ += reading.nodes;
    outcome(outside, margin) = reading.outcome;
    return reading;
  }

  LifeReading tell(LifeReading reading) const {
    reading.nodes = taken_;
    reading.likely = reading.outcome != LifeOutcome::kUnknown;
    return reading;
  }

  /// The answer when no region is certain: a group without eyes in two regions or more seldom gets away, and any
  /// other that can leave its region mostly does.
  LifeReading guess(const LifeReading& unknown) {
    int without_eyes = 0;
    int open = -1;
    int walled = -1;
    for (int margin = 0; margin < kMargins; ++margin) {
      const LifeOutcome inside = outcome(LifeOutside::kAttacker, margin);
      if (inside == LifeOutcome::kDies || inside == LifeOutcome::kKo) {
        ++without_eyes;
        walled = margin;
      }
      if (lives(outcome(LifeOutside::kOpen, margin))) open = margin;
    }
    const std::uint64_t nodes = std::max<std::uint64_t>(question_.nodes / kRounds[std::size(kRounds) - 1], 1);
    const bool dies = without_eyes >= 2;
    if (!dies && open < 0) return tell(unknown);
    const LifeReading& again =
        dies ? ask(LifeOutside::kAttacker, walled, nodes) : ask(LifeOutside::kOpen, open, nodes);
    return tell(again);
  }

  LifeReader& reader_;
  const Position& position_;
  const LifeQuestion& question_;
  const Grid& grid_;
  LifeQuestion asked_;
  PointSet regions_[kMargins];
  LifeOutcome outcomes_[2][kMargins] = {};
  std::uint64_t taken_ = 0;
};

}  // namespace

LifeReading read_life(LifeReader& reader, const Position& position, const LifeQuestion& question,
                      const Grid& grid) {
  LifeQuestion asked = question;
  if (question.region.empty()) asked.nodes -= question.nodes / kReservedPart;
  LifeReading closed = reader.read(position, asked, grid);
  if (question.region.any() || question.target.empty() || closed.outcome != LifeOutcome::kUnknown)
    return closed;
  asked.nodes = std::min(question.nodes / kOpenPart, question.nodes - closed.nodes);
  LifeReading open = OpenLife(reader, position, asked, grid).read();
  open.nodes += closed.nodes;
  if (open.outcome == LifeOutcome::kUnknown) open.region = closed.region;
  return open;
}

}  // namespace kakoi::go
