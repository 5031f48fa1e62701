#include "go/reading/safe_reader.h"

namespace kakoi::go {

namespace {

/// Larger rooms take too long to prove anything.
constexpr int kMostRoomPoints = 40;

/// In smaller ones nothing lives that the static rules do not find.
constexpr int kFewestPoints = 3;

/// Blocks of fewer stones around a room may be lost, where larger ones are to live.
constexpr int kFewestStones = 3;

/// Blocks of more stones that need not live are the opponent's: as points that may be captured they would only make the
/// question larger.
constexpr int kMostBlockStones = 8;

/// A connected set by its first point.
struct Ranked {
  int rank;
  Point first;
};

/// Adds one to a list that is in order of rank.
void insert(Ranked one, Ranked* list, int& count) {
  int place = count++;
  for (; place > 0 && list[place - 1].rank > one.rank; --place) list[place] = list[place - 1];
  list[place] = one;
}

}  // namespace

const SafeSide& SafeReader::read(LifeReader& life, const Position& position, Color color, int nodes,
                                 const Grid& grid) {
  const SafeSide& safe = solver_.find(position, color, nodes, grid);
  open_ = position.stones(color) - safe.stones;
  if (nodes == 0 || open_.empty()) return safe;
  life_ = &life;
  grid_ = &grid;
  position_ = position;
  color_ = color;
  nodes_ = nodes;
  known_.copy(safe);
  find_rooms();
  read_around_rooms();
  read_blocks();
  if (known_.stones == safe.stones) return safe;
  return solver_.find_beside(known_, position, color, nodes, grid);
}

void SafeReader::find_rooms() {
  room_count_ = 0;
  const PointSet spent = known_.points();
  for_each_chain(grid_->full - position_.stones(color_), [&](const PointSet& room) {
    if (room.count() <= kMostRoomPoints && !room.intersects(spent)) rooms_[room_count_++] = room;
  });
}

/// The room with others that share open blocks with it, as far as they are not too large together.
PointSet SafeReader::rooms_with(int room) const {
  PointSet rooms = rooms_[room];
  for (bool grown = true; grown;) {
    grown = false;
    const PointSet blocks = expand(neighbours(rooms, open_), open_);
    for (int i = 0; i < room_count_; ++i) {
      const PointSet& other = rooms_[i];
      if (other.intersects(rooms) || neighbours(other, blocks).empty()) continue;
      if (rooms.count() + other.count() > kMostRoomPoints) continue;
      rooms |= other;
      grown = true;
    }
  }
  return rooms;
}

/// The open blocks with liberties in the rooms that are large, or only the largest one.
PointSet SafeReader::large_around(const PointSet& rooms) const {
  PointSet large = PointSet::none();
  PointSet largest = PointSet::none();
  for_each_chain(expand(neighbours(rooms & position_.empties(*grid_), open_), open_),
                 [&](const PointSet& block) {
                   if (block.count() >= kFewestStones) large |= block;
                   if (block.count() > largest.count()) largest = block;
                 });
  return large.any() ? large : largest;
}

/// Asks for all large blocks around each room, and around all rooms that hang together with it.
void SafeReader::read_around_rooms() {
  for (const bool together : {false, true}) {
    for (int i = 0; i < room_count_; ++i) {
      const PointSet rooms = together ? rooms_with(i) : rooms_[i];
      if (together && rooms == rooms_[i]) continue;
      if (live_in(rooms, large_around(rooms))) --i;
    }
  }
}

/// Asks for each block that is open, the largest first, in the rooms around it: the smallest, then more and more.
void SafeReader::read_blocks() {
  const PointSet empties = position_.empties(*grid_);
  Ranked blocks[kMostBlocks];
  int count = 0;
  for_each_chain(open_, [&](const PointSet& block) {
    if (block.without_first().any()) insert({-block.count(), block.first_point()}, blocks, count);
  });
  for (int i = 0; i < count; ++i) {
    const PointSet block = expand(PointSet::of(blocks[i].first), open_);
    Ranked near[kMostRooms];
    int near_count = 0;
    for (int j = 0; j < room_count_; ++j) {
      if (neighbours(rooms_[j] & empties, block).any())
        insert({rooms_[j].count(), rooms_[j].first_point()}, near, near_count);
    }
    PointSet rooms = PointSet::none();
    for (int j = 0; j < near_count; ++j) {
      rooms |= expand(PointSet::of(near[j].first), grid_->full - position_.stones(color_));
      if (rooms.count() > kMostRoomPoints || live_in(rooms, block)) break;
    }
  }
}

/// Notes the targets as safe by the rooms if they are, and returns whether they are.
bool SafeReader::live_in(const PointSet& rooms, const PointSet& targets) {
  if (rooms.count() < kFewestPoints || targets.empty() || !lives(rooms, targets)) return false;
  add(rooms, targets);
  return true;
}

bool SafeReader::lives(const PointSet& rooms, const PointSet& targets) {
  const PointSet others = grid_->full - position_.stones(color_);
  Position position = position_;
  PointSet region = rooms | targets;
  int size = rooms.count();
  for_each_chain(expand(neighbours(rooms, open_), open_) - targets, [&](const PointSet& block) {
    const int count = block.count();
    // A block that reaches beyond the rooms could be captured by a move out there, which this search would not see.
    const bool is_inside = neighbours(block, others).is_subset_of(rooms);
    if (is_inside && count <= kMostBlockStones && size + count <= LifeArea::kMostPoints) {
      region |= block;
      size += count;
    } else {
      position.stones(color_) -= block;
      position.stones(opponent(color_)) |= block;
    }
  });
  return life_
             ->read_within(position,
                           {.defender = color_,
                            .target = targets,
                            .region = region,
                            .to_play = opponent(color_),
                            .ko = kNoPoint,
                            .nodes = static_cast<std::uint64_t>(nodes_),
                            .outside = LifeOutside::kAttacker,
                            .is_strict = true},
                           *grid_)
             .outcome == LifeOutcome::kLives;
}

/// Adds the targets, which are safe by the rooms, to what is known.
void SafeReader::add(const PointSet& rooms, const PointSet& targets) {
  const auto region = static_cast<std::uint16_t>(known_.region_count);
  known_.regions[known_.region_count++] = rooms;
  for_each_chain(targets, [&](const PointSet& block) {
    known_.links[known_.link_count++] = {static_cast<std::uint16_t>(known_.chain_count), region, 2};
    known_.chains[known_.chain_count++] = block;
  });
  known_.stones |= targets;
  open_ -= targets;
  int kept = 0;
  for (int i = 0; i < room_count_; ++i) {
    if (!rooms_[i].intersects(rooms)) rooms_[kept++] = rooms_[i];
  }
  room_count_ = kept;
}

}  // namespace kakoi::go
