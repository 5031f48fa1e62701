// The boundary as numbers: where words lie in the transfer buffer, and what they mean.
//
// bindings/js/core/layout.ts states the same for JavaScript; tests-js/api/layout.test.ts holds the two
// against each other. All words are 32 bits, unsigned. A set is `height` words, row 0 first. A position is
// two sets, Black's first.

#pragma once

#include <cstdint>

namespace kakoi::wasm {

/// What JavaScript writes before a call, and what the engine writes for it: the two halves of the transfer
/// buffer. The output holds several hundred analysed 19×19 positions, or one of 32×32 with as many chains as
/// there can be.
inline constexpr int kInputWords = 64 * 1024;
inline constexpr int kOutputWords = 256 * 1024;

/// A point as one number: y·kPointStride + x; kNoPointWord for none (a pass, no ko).
inline constexpr int kPointStride = 32;
inline constexpr std::uint32_t kNoPointWord = 0xFFFFFFFF;

/// Input of point set calls: the set at word 0, a second one at kSecondSet.
inline constexpr int kSecondSet = 32;

/// Input of replay: the position, then a word a move: its point (or kPassWord) and kWhiteMove when White
/// plays.
inline constexpr std::uint32_t kPassWord = 0x8000;
inline constexpr std::uint32_t kWhiteMove = 0x10000;

/// Output of play, and of each step of replay: the ko point, then, from kMoveHeader on, the position and the
/// captured stones.
inline constexpr int kMoveHeader = 1;

/// Which analyses of a position to write, in this order. Each record begins with its length in words.
enum Analysis : std::uint32_t {
  kChains = 1,     // number of black, of white chains; of each its stones and its liberties
  kPassAlive = 2,  // a colour: chains, regions, links; stones, territory; chain sets; region sets; link words
  kArea = 4,       // Black's and White's area
  kLegalMoves = 8,  // Black's and White's legal moves
  kBouzy = 16,      // Bouzy's map: a 16-bit number a point, two a word
};

/// A link word of kPassAlive: region·kLinkStride + chain.
inline constexpr std::uint32_t kLinkStride = 0x10000;

/// A Lines of Action position: Black's squares in two words (a1 is bit 0 of the first), then White's.
inline constexpr int kLoaPositionWords = 4;

/// A Lines of Action move as one word: from + kLoaTo·to, and what it does.
inline constexpr std::uint32_t kLoaTo = 0x100;
inline constexpr std::uint32_t kLoaCapture = 0x10000;
inline constexpr std::uint32_t kLoaConnectsMover = 0x20000;
inline constexpr std::uint32_t kLoaConnectsOpponent = 0x40000;

/// A byte of loaConnectivity's output: which sides are connected.
inline constexpr std::uint32_t kLoaBlackConnected = 1;
inline constexpr std::uint32_t kLoaWhiteConnected = 2;

/// A Senket position: Black's posts and the left ends of Black's fences in each direction, then White's.
inline constexpr int kSenketSideSets = 5;

/// The words of a claim in senketScore's output before its sets: colour, reason, cause, set, area.
inline constexpr int kSenketClaimNumbers = 5;

/// Where senketAdd finds fences, two points each, and what it answers: 0, that the point is taken, or the
/// status of a fence added to kSenketFenceFaults.
inline constexpr int kSenketFences = 512;
inline constexpr int kSenketAdded = 0;
inline constexpr int kSenketTaken = 1;
inline constexpr int kSenketFenceFaults = 16;

}  // namespace kakoi::wasm
