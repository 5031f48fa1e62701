// Reading for JavaScript.

#include "layout/reading.h"

#include "go_transfer.h"

namespace kakoi::wasm {

namespace {

/// Large; what it holds is only its last answer.
go::CaptureReader capture_reader;

/// Large; holds what it found for the answers to the question that was read last.
go::LifeReader life_reader;

/// Large; holds the games of its last estimate.
go::FateSearch fate_search;

/// Large; a board that programs play on, which is set up anew for another.
go::RulesBoard board;

/// An empty board where the one that was set up is of another size.
void fit_board(const Grid& grid) {
  if (!board.is_of(grid)) board.load(go::Position::none(), go::kNoPoint, grid);
}

void write_board_state(Writer& writer) {
  const std::uint64_t hash = board.hash();
  writer.record(ReadingBoardState{.ko = board.ko(),
                                  .low = static_cast<std::uint32_t>(hash),
                                  .high = static_cast<std::uint32_t>(hash >> 32)});
}

/// Writes a move or a pass for each.
template <int most>
void write_moves(const ShortList<Point, most>& moves, Writer& writer) {
  for (const Point move : moves) writer.word(move);
}

/// Writes the corners of a wall.
void write_wall(const go::Wall& wall, Writer& writer) {
  for (int i = 0; i < wall.size; ++i) {
    writer.record(ReadingEndgameCorner{.tax = wall.corners[i].tax, .count = wall.corners[i].count});
  }
}

}  // namespace

void calls::reading_board_load(const Grid& grid, const go::Position& position, Point ko) {
  board.load(position, ko, grid);
}

int calls::reading_board_play(const Grid& grid, Color color, Point point, Writer& writer) {
  fit_board(grid);
  const bool is_legal = board.legality(color, point) == go::Legality::kLegal;
  const bool is_played = is_legal && board.moves() < go::RulesBoard::kMostMoves;
  const int captured = is_played ? board.play(color, point) : -1;
  write_board_state(writer);
  return captured;
}

void calls::reading_board_pass(const Grid& grid, Writer& writer) {
  fit_board(grid);
  if (board.moves() < go::RulesBoard::kMostMoves) board.pass();
  write_board_state(writer);
}

void calls::reading_board_undo(const Grid& grid, Writer& writer) {
  fit_board(grid);
  if (board.moves() > 0) board.undo();
  write_board_state(writer);
}

int calls::reading_board_legality(const Grid& grid, Color color, Point point) {
  fit_board(grid);
  return static_cast<int>(board.legality(color, point));
}

PointSet calls::reading_board_legal_moves(const Grid& grid, Color color) {
  fit_board(grid);
  return board.legal_moves(color);
}

int calls::reading_board_stone(const Grid& grid, Point point) {
  fit_board(grid);
  if (!board.has_stone(point)) return -1;
  return 2 * board.liberties(point) + static_cast<int>(board.color(point));
}

void calls::reading_board_chain(const Grid& grid, Point point, Writer& writer) {
  fit_board(grid);
  const PointSet nothing = PointSet::none();
  if (!board.has_stone(point)) {
    writer.record(ReadingBoardChain{.stones = nothing, .liberties = nothing});
    return;
  }
  const PointSet stones = board.chain(point);
  const PointSet liberties = board.chain_liberties(point);
  writer.record(ReadingBoardChain{.stones = stones, .liberties = liberties});
}

void calls::reading_board_position(const Grid& grid, Writer& writer) {
  fit_board(grid);
  const go::Position position = board.position();
  writer.set(position.black);
  writer.set(position.white);
}

void calls::reading_endgame(const Grid& grid, const go::Position& position, int nodes, Writer& writer) {
  static go::EndgameReader reader;  // large; holds no state between calls
  const go::Endgame& endgame = reader.read(position, nodes, grid);
  writer.record(ReadingEndgame{.settled = endgame.settled,
                               .nodes = static_cast<std::uint32_t>(endgame.nodes),
                               .count = endgame.count});
  for (int i = 0; i < endgame.count; ++i) {
    const go::EndgameRegion& region = endgame.regions[i];
    const go::Thermograph& thermograph = region.thermograph;
    const int sente = region.is_sente_of(Color::kBlack) ? 1 : region.is_sente_of(Color::kWhite) ? 2 : 0;
    writer.record(ReadingEndgameRegion{.gap = region.gap,
                                       .certainty = region.certainty,
                                       .sente = sente,
                                       .mean = thermograph.mean,
                                       .temperature = thermograph.temperature,
                                       .black = region.moves[0],
                                       .white = region.moves[1],
                                       .left = thermograph.walls[0].size,
                                       .right = thermograph.walls[1].size,
                                       .points = region.points});
    for (const go::Wall& wall : thermograph.walls) write_wall(wall, writer);
  }
}

void calls::reading_capture(const Grid& grid, const go::Position& position, Point point, Color color,
                            Point ko, int nodes, bool proved, Writer& writer) {
  const go::CaptureReading& reading = capture_reader.read(
      position,
      {.target = point, .to_play = color, .ko = ko, .nodes = nodes, .proved = proved, .likely = true}, grid);
  writer.record(ReadingCapture{.outcome = reading.outcome,
                               .certainty = reading.likely   ? go::Certainty::kLikely
                                            : reading.proved ? go::Certainty::kProved
                                                             : go::Certainty::kRead,
                               .move = reading.move,
                               .nodes = static_cast<std::uint32_t>(reading.nodes),
                               .length = reading.line.length});
  write_moves(reading.line, writer);
}

void calls::reading_life(const Grid& grid, const go::Position& position, const PointSet& target,
                         const PointSet& region, Color defender, Color color, Point ko, int nodes,
                         Writer& writer) {
  const go::LifeReading reading = go::read_life(life_reader, capture_reader, fate_search, position,
                                                {.defender = defender,
                                                 .target = target & position.stones(defender),
                                                 .region = region & grid.full,
                                                 .to_play = color,
                                                 .ko = ko,
                                                 .nodes = static_cast<std::uint64_t>(nodes)},
                                                grid);
  std::uint32_t assumed = 0;
  for_each_chain(reading.assumed, [&](const PointSet&) { ++assumed; });
  writer.record(ReadingLife{.outcome = reading.outcome,
                            .certainty = reading.certainty(),
                            .move = reading.move,
                            .nodes = static_cast<std::uint32_t>(reading.nodes),
                            .assumed = assumed,
                            .length = reading.line.length,
                            .region = reading.region});
  for_each_chain(reading.assumed, [&](const PointSet& chain) { writer.set(chain); });
  write_moves(reading.line, writer);
}

void calls::reading_race(const Grid& grid, const go::Position& position, Point a, Point b, Color color,
                         Point ko, int nodes, Writer& writer) {
  const go::RaceReading reading = go::read_race(
      life_reader, capture_reader, fate_search, position,
      {.a = a, .b = b, .to_play = color, .ko = ko, .nodes = static_cast<std::uint64_t>(nodes)}, grid);
  writer.record(ReadingRace{.a = reading.a,
                            .b = reading.b,
                            .is_race = reading.is_race,
                            .certainty = reading.certainty,
                            .move = reading.move,
                            .nodes = static_cast<std::uint32_t>(reading.nodes),
                            .length = reading.line.length,
                            .region_a = reading.region_a,
                            .region_b = reading.region_b});
  write_moves(reading.line, writer);
}

void calls::reading_connection(const Grid& grid, const go::Position& position, Point a, Point b, Color color,
                               Point ko, int nodes, Writer& writer) {
  static go::ConnectionReader reader;  // large; what it holds is only its last answer
  const go::ConnectionReading& reading =
      reader.read(position, {.a = a, .b = b, .to_play = color, .ko = ko, .nodes = nodes}, grid);
  writer.record(ReadingConnection{.outcome = reading.outcome,
                                  .move = reading.move,
                                  .nodes = static_cast<std::uint32_t>(reading.nodes),
                                  .length = reading.line.length});
  write_moves(reading.line, writer);
}

void calls::reading_problem(const Grid& grid, const go::Position& position, const PointSet& marks,
                            Color color, Point ko, int nodes, Writer& writer) {
  static go::ProblemReader reader;  // large; holds no state between calls
  const go::ProblemReading& reading = reader.read(
      life_reader, capture_reader, fate_search, position,
      {.to_play = color, .ko = ko, .marks = marks, .nodes = static_cast<std::uint64_t>(nodes)}, grid);
  writer.record(ReadingProblem{.kind = reading.kind,
                               .outcome = reading.outcome,
                               .certainty = reading.certainty,
                               .nodes = static_cast<std::uint32_t>(reading.nodes),
                               .first_count = static_cast<std::uint32_t>(reading.first.length),
                               .length = reading.line.length,
                               .other_count = static_cast<std::uint32_t>(reading.other_count),
                               .target = reading.target,
                               .region = reading.region});
  write_moves(reading.first, writer);
  write_moves(reading.line, writer);
  for (int i = 0; i < reading.other_count; ++i) {
    const go::OtherQuestion& other = reading.others[i];
    writer.record(ReadingOtherQuestion{
        .kind = other.kind, .outcome = other.outcome, .move = other.move, .target = other.target});
  }
}

void calls::reading_life_answer(int length, bool two_eyes, bool attacker_wins_kos, int nodes,
                                Writer& writer) {
  static Point line[go::LifeSearch::kDeepest];
  if (length > go::LifeSearch::kDeepest) {
    writer.record(ReadingLifeAnswer{.answer = go::LifeAnswer::Kind::kUnknown, .move = go::kNoPoint});
    return;
  }
  for (int i = 0; i < length; ++i) line[i] = to_point_or_none(static_cast<int>(input[i]));
  const go::LifeGame game{two_eyes ? go::LifeGoal::kTwoEyes : go::LifeGoal::kCapture,
                          attacker_wins_kos ? go::kAttacker : go::kDefender};
  const go::LifeAnswer answer = life_reader.answer(game, line, length, static_cast<std::uint64_t>(nodes));
  writer.record(ReadingLifeAnswer{.answer = answer.kind, .move = answer.move});
}

void calls::reading_safe(const Grid& grid, const go::Position& position, int nodes, Writer& writer) {
  static go::SafeReader reader;  // large; holds no state between calls
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const go::SafeSide& safe = reader.read(life_reader, position, color, nodes, grid);
    writer.record(ReadingSafe{.chain_count = safe.chain_count,
                              .region_count = safe.region_count,
                              .link_count = safe.link_count,
                              .pair_count = safe.pair_count,
                              .stones = safe.stones,
                              .territory = safe.territory});
    for (int i = 0; i < safe.chain_count; ++i) writer.set(safe.chains[i]);
    for (int i = 0; i < safe.region_count; ++i) writer.set(safe.regions[i]);
    for (int i = 0; i < safe.link_count; ++i) {
      const auto& link = safe.links[i];
      writer.record(ReadingSafeLink{.chain = link.chain, .region = link.region, .liberties = link.liberties});
    }
    for (int i = 0; i < safe.pair_count; ++i) {
      const auto& pair = safe.pairs[i];
      writer.record(ReadingSafePair{.chain = pair.block, .one = pair.one, .other = pair.other});
    }
  }
}

}  // namespace kakoi::wasm
