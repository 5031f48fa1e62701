// Senket for JavaScript: each call reads a position from the input and writes to the output.

#include <emscripten/bind.h>

#include "senket/moves.h"
#include "senket/outlines.h"
#include "senket/score.h"
#include "transfer.h"

namespace kakoi::wasm {
namespace {

senket::Side load_side(const std::uint32_t* words, int size) {
  senket::Side side;
  side.posts = PointSet::load(words, size);
  for (PointSet& ends : side.fences.left_ends) ends = PointSet::load(words += size, size);
  return side;
}

senket::Position load_senket(int size) {
  return {size, load_side(input, size), load_side(input + kSenketSideSets * size, size)};
}

void write_fences(Writer& writer, const senket::Fences& fences, int size) {
  for (const PointSet& ends : fences.left_ends) writer.set(ends, size);
}

void write_side(Writer& writer, const senket::Side& side, int size) {
  writer.set(side.posts, size);
  write_fences(writer, side.fences, size);
}

/// Adds a post (unless its number is negative) and then fences: all legal ones from the post, or those in the
/// input. Returns 0 and writes the position, or what is wrong with the post; or with a fence, whose index it
/// writes, followed by the ends and the colour of the fence that it would cross.
int add(int size, int color, int post, int fences, bool all_fences) {
  auto position = load_senket(size);
  const auto mover = static_cast<Color>(color);
  if (post >= 0 && senket::add_post(position, mover, to_point(post)) != senket::PostStatus::kAdded) {
    return kSenketTaken;
  }
  senket::Fences& own = position.side(mover).fences;
  if (all_fences) own = own | senket::legal_fences_from(position, mover, to_point(post));
  for (int i = 0; i < fences; ++i) {
    const std::uint32_t* ends = input + kSenketFences + 2 * i;
    const auto check = senket::add_fence(position, mover, to_point(static_cast<int>(ends[0])),
                                         to_point(static_cast<int>(ends[1])));
    if (check.status == senket::FenceStatus::kLegal) continue;
    Writer writer(output);
    writer.word(static_cast<std::uint32_t>(i));
    writer.word(to_word(check.crosser.left));
    writer.word(to_word(check.crosser.right()));
    writer.word(static_cast<std::uint32_t>(check.crosser_color));
    return kSenketFenceFaults + static_cast<int>(check.status);
  }
  Writer writer(output);
  write_side(writer, position.black, size);
  write_side(writer, position.white, size);
  return kSenketAdded;
}

/// Writes the left ends of the colour's legal fences by direction; those from a post alone unless its number
/// is negative.
void legal_fences(int size, int color, int post) {
  const auto position = load_senket(size);
  const auto mover = static_cast<Color>(color);
  Writer writer(output);
  write_fences(writer,
               post < 0 ? senket::legal_fences(position, mover)
                        : senket::legal_fences_from(position, mover, to_point(post)),
               size);
}

void write_sets(Writer& writer, const senket::Sets& sets, Color color, senket::Mode mode) {
  for (int i = 0; i < sets.count(color); ++i) {
    const senket::TerritorySet& set = sets.get(color, i);
    for (const int number : {set.area, set.prisoners, set.open_points, set.score(mode)}) {
      writer.word(static_cast<std::uint32_t>(number));
    }
  }
}

/// Writes the score: the numbers of Black's and White's sets, of claims and of rings; the sets; the claims
/// with their prisoners and open points; the rings. Returns how many words.
int score(int size, bool by_posts) {
  static senket::Workspace work;
  static senket::Outlines outlines;
  const auto position = load_senket(size);
  senket::score(position, work);
  outlines.trace(position, work);

  Writer writer(output);
  for (const int count : {work.sets.count(Color::kBlack), work.sets.count(Color::kWhite), work.claims.count(),
                          outlines.ring_count()}) {
    writer.word(static_cast<std::uint32_t>(count));
  }
  const auto mode = by_posts ? senket::Mode::kPosts : senket::Mode::kArea;
  write_sets(writer, work.sets, Color::kBlack, mode);
  write_sets(writer, work.sets, Color::kWhite, mode);

  // Of each claim its numbers, its prisoners and its open points; the points are put in afterwards.
  std::uint32_t* claims = writer.at();
  const int record = kSenketClaimNumbers + 2 * size;
  for (int i = 0; i < work.claims.count(); ++i) {
    const senket::Claim& claim = work.claims[i];
    writer.word(static_cast<std::uint32_t>(claim.color));
    writer.word(static_cast<std::uint32_t>(claim.reason));
    writer.word(static_cast<std::uint32_t>(claim.cause));
    writer.word(static_cast<std::uint32_t>(claim.set));
    writer.word(static_cast<std::uint32_t>(claim.area));
    for (int row = 0; row < 2 * size; ++row) writer.word(0);
  }
  const auto put = [&](int claim, int first_row, Point p) {
    claims[claim * record + kSenketClaimNumbers + first_row + p.y] |= 1U << p.x;
  };
  senket::for_each_prisoner(position, work, [&](int claim, Point p) { put(claim, 0, p); });
  senket::for_each_open_point(position, work, [&](int claim, Point p) { put(claim, size, p); });

  for (int i = 0; i < outlines.ring_count(); ++i) {
    const senket::Ring& ring = outlines.ring(i);
    writer.word(ring.claim);
    writer.word(ring.count);
    for (int corner = 0; corner < ring.count; ++corner) {
      writer.word(to_word(outlines.corner(ring.first + corner)));
    }
  }
  return static_cast<int>(writer.at() - output);
}

EMSCRIPTEN_BINDINGS(senket) {
  using emscripten::function;
  function("senketAdd", add);
  function("senketLegalFences", legal_fences);
  function("senketScore", score);
}

}  // namespace
}  // namespace kakoi::wasm
