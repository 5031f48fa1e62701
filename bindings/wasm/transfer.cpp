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

template <typename Number>
void constant(const char* name, Number value) {
  emscripten::constant(name, static_cast<std::uint32_t>(value));
}

constexpr int fence_fault(senket::FenceStatus status) {
  return kSenketFenceFaults + static_cast<int>(status);
}

EMSCRIPTEN_BINDINGS(transfer) {
  emscripten::function("inputAddress", input_address);
  emscripten::function("outputAddress", output_address);

  // The layout as the engine sees it, for the test that compares it with layout.ts.
  constant("INPUT_WORDS", kInputWords);
  constant("OUTPUT_WORDS", kOutputWords);
  constant("POINT_STRIDE", kPointStride);
  constant("NO_POINT", kNoPointWord);
  constant("SECOND_SET", kSecondSet);
  constant("PASS", kPassWord);
  constant("WHITE_MOVE", kWhiteMove);
  constant("MOVE_HEADER", kMoveHeader);
  constant("ANALYSIS_CHAINS", kChains);
  constant("ANALYSIS_PASS_ALIVE", kPassAlive);
  constant("ANALYSIS_AREA", kArea);
  constant("ANALYSIS_LEGAL_MOVES", kLegalMoves);
  constant("ANALYSIS_BOUZY", kBouzy);
  constant("MOST_DILATIONS", go::kMostDilations);
  constant("LINK_STRIDE", kLinkStride);
  constant("LOA_POSITION_WORDS", kLoaPositionWords);
  constant("LOA_TO", kLoaTo);
  constant("LOA_CAPTURE", kLoaCapture);
  constant("LOA_CONNECTS_MOVER", kLoaConnectsMover);
  constant("LOA_CONNECTS_OPPONENT", kLoaConnectsOpponent);
  constant("LOA_BLACK_CONNECTED", kLoaBlackConnected);
  constant("LOA_WHITE_CONNECTED", kLoaWhiteConnected);
  constant("LOA_LEGAL", loa::Legality::kLegal);
  constant("LOA_NO_STONE", loa::Legality::kNoStone);
  constant("LOA_NOT_YOUR_STONE", loa::Legality::kNotYourStone);
  constant("LOA_OFF_LINE", loa::Legality::kOffLine);
  constant("LOA_WRONG_DISTANCE", loa::Legality::kWrongDistance);
  constant("LOA_OWN_STONE", loa::Legality::kOwnStone);
  constant("LOA_BLOCKED", loa::Legality::kBlocked);
  constant("SENKET_SIDE_SETS", kSenketSideSets);
  constant("SENKET_FENCES", kSenketFences);
  constant("SENKET_ADDED", kSenketAdded);
  constant("SENKET_TAKEN", kSenketTaken);
  constant("SENKET_NO_KNIGHTS_STEP", fence_fault(senket::FenceStatus::kNoKnightsStep));
  constant("SENKET_NO_POST", fence_fault(senket::FenceStatus::kNoPost));
  constant("SENKET_EXISTS", fence_fault(senket::FenceStatus::kExists));
  constant("SENKET_CROSSES", fence_fault(senket::FenceStatus::kCrosses));
  constant("SENKET_VALID", senket::Reason::kNone);
  constant("SENKET_CONTAINS_TERRITORY", senket::Reason::kContainsTerritory);
  constant("SENKET_CONTESTED", senket::Reason::kContested);
  constant("BLACK", Color::kBlack);
  constant("WHITE", Color::kWhite);
  constant("LEGAL", go::Legality::kLegal);
  constant("OCCUPIED", go::Legality::kOccupied);
  constant("SUICIDE", go::Legality::kSuicide);
  constant("KO", go::Legality::kKo);
  constant("SYMMETRY_IDENTITY", Symmetry::kIdentity);
  constant("SYMMETRY_TRANSPOSE", Symmetry::kTranspose);
  constant("SYMMETRY_FLIP_Y", Symmetry::kFlipY);
  constant("SYMMETRY_ROTATE_270", Symmetry::kRotate270);
  constant("SYMMETRY_FLIP_X", Symmetry::kFlipX);
  constant("SYMMETRY_ROTATE_90", Symmetry::kRotate90);
  constant("SYMMETRY_ROTATE_180", Symmetry::kRotate180);
  constant("SYMMETRY_ANTI_TRANSPOSE", Symmetry::kAntiTranspose);
}

}  // namespace
}  // namespace kakoi::wasm
