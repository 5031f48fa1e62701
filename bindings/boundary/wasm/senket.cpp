// Senket for JavaScript.

#include <algorithm>
#include <limits>

#include "senket/move_values.h"
#include "senket/outlines.h"

#include "senket_transfer.h"

namespace kakoi::wasm {
namespace {

void write_fences(Writer& writer, const senket::Fences& fences) {
  for (const PointSet& ends : fences.left_ends) writer.set(ends);
}

void write_side(Writer& writer, const senket::Side& side) {
  writer.set(side.posts);
  write_fences(writer, side.fences);
}

void write_sets(Writer& writer, const senket::Sets& sets, Color color, senket::Mode mode) {
  for (int i = 0; i < sets.count(color); ++i) {
    const senket::TerritorySet& set = sets.get(color, i);
    writer.record(SenketSet{.area = set.area,
                            .prisoners = set.prisoners,
                            .open_points = set.open_points,
                            .score = set.score(mode)});
  }
}

/// Writes all claims; their points are put in when the sets stand.
void write_claims(Writer& writer, const senket::Position& position, const senket::Workspace& work) {
  std::uint32_t* const claims = writer.at();
  const PointSet none = PointSet::none();
  for (int i = 0; i < work.claims.count(); ++i) {
    const senket::Claim& claim = work.claims[i];
    writer.record(SenketClaim{.color = claim.color,
                              .reason = claim.reason,
                              .cause = claim.cause,
                              .set = claim.set,
                              .area = claim.area,
                              .prisoners = none,
                              .open_points = none});
  }
  const int size = position.size;
  const auto put = [&](int claim, int set, Point p) {
    std::uint32_t* const sets = claims + claim * SenketClaim::words(size) + SenketClaim::kNumbers;
    sets[set * size + p.y] |= 1U << p.x;
  };
  senket::for_each_prisoner(position, work,
                            [&](int claim, Point p) { put(claim, SenketClaim::kPrisoners, p); });
  senket::for_each_open_point(position, work,
                              [&](int claim, Point p) { put(claim, SenketClaim::kOpenPoints, p); });
}

void write_rings(Writer& writer, const senket::Outlines& outlines) {
  for (int i = 0; i < outlines.ring_count(); ++i) {
    const senket::Ring& ring = outlines.ring(i);
    writer.record(SenketRing{.claim = ring.claim, .corner_count = ring.count});
    for (int corner = 0; corner < ring.count; ++corner) writer.word(outlines.corner(ring.first + corner));
  }
}

}  // namespace

SenketAddition calls::senket_add(const senket::Position& board, Color color, Point post, int fences,
                                 bool all_fences, Writer& writer) {
  senket::Position position = board;
  if (post.x >= 0 && senket::add_post(position, color, post) != senket::PostStatus::kAdded) {
    return SenketAddition::kOccupied;
  }
  senket::Fences& own = position.side(color).fences;
  if (all_fences) own = own | senket::legal_fences_from(position, color, post);
  for (int i = 0; i < fences; ++i) {
    const std::uint32_t* ends = input + kSenketFences + 2 * i;
    const auto check = senket::add_fence(position, color, to_point(static_cast<int>(ends[0])),
                                         to_point(static_cast<int>(ends[1])));
    if (check.status == senket::FenceStatus::kLegal) continue;
    writer.record(SenketRefusal{.fence = i,
                                .status = check.status,
                                .crosser_from = check.crosser.left,
                                .crosser_to = check.crosser.right(),
                                .crosser_color = check.crosser_color});
    return SenketAddition::kRefused;
  }
  write_side(writer, position.black);
  write_side(writer, position.white);
  return SenketAddition::kAdded;
}

void calls::senket_legal_fences(const senket::Position& board, Color color, Point post, Writer& writer) {
  write_fences(writer, post.x < 0 ? senket::legal_fences(board, color)
                                  : senket::legal_fences_from(board, color, post));
}

void calls::senket_move_values(const senket::Position& board, Color color, bool by_posts, Writer& writer) {
  static senket::MoveValues values;
  const int size = board.size;
  values.find(board, color, mode_of(by_posts));
  float changes[senket::kMaxPoints];
  std::fill_n(changes, size * size, std::numeric_limits<float>::quiet_NaN());
  for_each_point(board.empties(),
                 [&](Point p) { changes[p.y * size + p.x] = static_cast<float>(values.value(p)); });
  writer.floats(changes, size * size);
}

int calls::senket_score(const senket::Position& board, bool by_posts, Writer& writer) {
  static senket::Workspace work;
  static senket::Outlines outlines;
  senket::score(board, work);
  outlines.trace(board, work);

  writer.record(SenketScore{.black_count = work.sets.count(Color::kBlack),
                            .white_count = work.sets.count(Color::kWhite),
                            .claim_count = work.claims.count(),
                            .ring_count = outlines.ring_count()});
  write_sets(writer, work.sets, Color::kBlack, mode_of(by_posts));
  write_sets(writer, work.sets, Color::kWhite, mode_of(by_posts));
  write_claims(writer, board, work);
  write_rings(writer, outlines);
  return static_cast<int>(writer.at() - output);
}

}  // namespace kakoi::wasm
