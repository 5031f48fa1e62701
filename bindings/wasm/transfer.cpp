// Tells JavaScript where the transfer buffer is and how it is laid out.

#include "transfer.h"

#include <emscripten/bind.h>

#include "core/symmetry.h"
#include "go/bouzy.h"
#include "go/moves.h"
#include "loa/moves.h"
#include "senket/claims.h"
#include "senket/moves.h"

namespace kakoi::wasm {
namespace {

std::uint32_t input_address() { return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(input)); }
std::uint32_t output_address() {
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(output));
}

constexpr int fence_fault(senket::FenceStatus status) {
  return kSenketFenceFaults + static_cast<int>(status);
}

template <typename Number>
constexpr std::uint32_t number(Number value) {
  return static_cast<std::uint32_t>(value);
}

/// The layout as the engine sees it, in the order of layout.ts.
constexpr std::uint32_t kLayout[] = {
    number(kInputWords),
    number(kOutputWords),
    number(kPointStride),
    number(kNoPointWord),
    number(kSecondSet),
    number(kPassWord),
    number(kWhiteMove),
    number(kMoveHeader),
    number(kChains),
    number(kPassAlive),
    number(kArea),
    number(kLegalMoves),
    number(kBouzy),
    number(go::kMostDilations),
    number(kLinkStride),
    number(kLoaPositionWords),
    number(kLoaTo),
    number(kLoaCapture),
    number(kLoaConnectsMover),
    number(kLoaConnectsOpponent),
    number(kLoaBlackConnected),
    number(kLoaWhiteConnected),
    number(loa::Legality::kLegal),
    number(loa::Legality::kNoStone),
    number(loa::Legality::kNotYourStone),
    number(loa::Legality::kOffLine),
    number(loa::Legality::kWrongDistance),
    number(loa::Legality::kOwnStone),
    number(loa::Legality::kBlocked),
    number(kSenketSideSets),
    number(kSenketFences),
    number(kSenketAdded),
    number(kSenketTaken),
    number(fence_fault(senket::FenceStatus::kNoKnightsStep)),
    number(fence_fault(senket::FenceStatus::kNoPost)),
    number(fence_fault(senket::FenceStatus::kExists)),
    number(fence_fault(senket::FenceStatus::kCrosses)),
    number(senket::Reason::kNone),
    number(senket::Reason::kContainsTerritory),
    number(senket::Reason::kContested),
    number(Color::kBlack),
    number(Color::kWhite),
    number(go::Legality::kLegal),
    number(go::Legality::kOccupied),
    number(go::Legality::kSuicide),
    number(go::Legality::kKo),
    number(Symmetry::kIdentity),
    number(Symmetry::kTranspose),
    number(Symmetry::kFlipY),
    number(Symmetry::kRotate270),
    number(Symmetry::kFlipX),
    number(Symmetry::kRotate90),
    number(Symmetry::kRotate180),
    number(Symmetry::kAntiTranspose),
};

/// One number for all of them (FNV-1a, by words), so that JavaScript can tell an engine of another version.
consteval std::uint32_t layout_checksum() {
  std::uint32_t hash = 0x811C9DC5U;
  for (const std::uint32_t word : kLayout) hash = (hash ^ word) * 0x01000193U;
  return hash;
}

EMSCRIPTEN_BINDINGS(transfer) {
  emscripten::function("inputAddress", input_address);
  emscripten::function("outputAddress", output_address);
  emscripten::constant("layoutChecksum", layout_checksum());
}

}  // namespace
}  // namespace kakoi::wasm
