// Replaying games for JavaScript.

#include "go/boards/replay.h"

#include "go_transfer.h"

namespace kakoi::wasm {

static_assert(kInputWords <= go::Replay::kMostMoves + kGoReplayHead + 2, "a game fits wherever its moves do");

void calls::go_replay(const Grid& grid, int count, go::KoRule ko, int flags, int from, Writer& writer) {
  static go::Replay replay;  // large; holds nothing between games
  const int height = grid.height;
  const go::ReplayRules rules{ko, (flags & kGoReplaySuicide) != 0, (flags & kGoReplayStrict) != 0};
  const std::uint32_t* in = input;
  for (int game = 0; game < count; ++game) {
    const auto length = static_cast<int>(in[0]);
    const Point ko_point = to_point_or_none(static_cast<int>(in[2]));
    const go::ReplayStart start{load_position(in + kGoReplayHead, grid), static_cast<Color>(in[1]), ko_point};
    const std::uint32_t* const moves = in + kGoReplayHead + 2 * height;
    in = moves + length;

    Writer head = writer;
    writer.skip(GoReplayed::kNumbers + 2 * height);
    const int room = length - from;
    Writer kos = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(room);
    Writer removed = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(room);
    Writer hashes = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(2 * room);
    Writer positions = writer;
    if ((flags & kGoReplayPositions) != 0) writer.skip(2 * height * room);

    replay.begin(start, {moves, static_cast<std::size_t>(length)}, rules, grid);
    auto legality = go::Legality::kLegal;
    while (replay.played() < length) {
      legality = replay.play_next();
      if (legality != go::Legality::kLegal) break;
      if (replay.played() <= from) continue;
      if ((flags & kGoReplayNumbers) != 0) {
        kos.word(replay.ko());
        removed.word(replay.captured());
        write_hash(hashes, replay.hash());
      }
      if ((flags & kGoReplayPositions) != 0) {
        positions.rows(replay.rows(Color::kBlack));
        positions.rows(replay.rows(Color::kWhite));
      }
    }
    head.record(GoReplayed{.played = replay.played(),
                           .legality = legality,
                           .ko = replay.ko(),
                           .black_captures = replay.captures(Color::kBlack),
                           .white_captures = replay.captures(Color::kWhite),
                           .hash_low = static_cast<std::uint32_t>(replay.hash()),
                           .hash_high = static_cast<std::uint32_t>(replay.hash() >> 32)});
    head.rows(replay.rows(Color::kBlack));
    head.rows(replay.rows(Color::kWhite));
  }
}

}  // namespace kakoi::wasm
