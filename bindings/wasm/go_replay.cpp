// Replaying games for JavaScript.

#include "go/boards/replay.h"

#include "go_transfer.h"

namespace kakoi::wasm {

static_assert(kInputWords <= go::Replay::kMostMoves + kGoReplayHead + 2, "a game fits wherever its moves do");

void calls::go_replay(int width, int height, int games, int ko, int flags, int from) {
  static go::Replay replay;  // large; holds nothing between games
  const Grid grid(width, height);
  const go::ReplayRules rules{static_cast<go::KoRule>(ko), (flags & kGoReplaySuicide) != 0,
                              (flags & kGoReplayStrict) != 0};
  const std::uint32_t* in = input;
  Writer writer(output, height);
  for (; games > 0; --games) {
    const auto count = static_cast<int>(in[0]);
    const Point ko_point = in[2] == kNoPoint ? go::kNoPoint : to_point(static_cast<int>(in[2]));
    const go::ReplayStart start{load_position(in + kGoReplayHead, grid), static_cast<Color>(in[1]), ko_point};
    const std::uint32_t* const moves = in + kGoReplayHead + 2 * height;
    in = moves + count;

    Writer head = writer;
    writer.skip(GoReplayed::kNumbers + 2 * height);
    const int room = count - from;
    Writer kos = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(room);
    Writer removed = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(room);
    Writer hashes = writer;
    if ((flags & kGoReplayNumbers) != 0) writer.skip(2 * room);
    Writer positions = writer;
    if ((flags & kGoReplayPositions) != 0) writer.skip(2 * height * room);

    replay.begin(start, {moves, static_cast<std::size_t>(count)}, rules, grid);
    auto legality = go::Legality::kLegal;
    while (replay.played() < count) {
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
