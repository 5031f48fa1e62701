#include "senket/claims.h"

namespace kakoi::senket {

void Claims::find(const Position& position, const Regions& regions, const Sections& sections) {
  const int whole_border = 4 * (position.size - 1);
  count_ = 0;
  for (int s = 0; s < sections.count(); ++s) {
    const bool outside = sections.border(s) == whole_border;
    index_[s] = static_cast<std::int16_t>(outside ? kNoClaim : count_);
    if (outside) continue;
    claims_[count_++] = {
        sections.color(s), ClaimState::kUndecided, Reason::kNone, kNoClaim, -1, sections.area(s), 0, 0};
  }
  overlap_count_ = 0;
  for (int region = 0; region < regions.count(); ++region) {
    const int black = of(Color::kBlack, region, sections);
    const int white = of(Color::kWhite, region, sections);
    if (black == kNoClaim || white == kNoClaim) continue;
    overlaps_[overlap_count_++] = {static_cast<std::uint16_t>(black), static_cast<std::uint16_t>(white),
                                   sections.nesting(region)};
  }
  count_points(position, regions, sections);
}

/// An empty point or a post lies in one section of the colours that have no fence there.
void Claims::count_points(const Position& position, const Regions& regions, const Sections& sections) {
  const auto claim_at = [&](Color color, Point p) { return of(color, regions.at(p), sections); };
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.side(opponent(color)).posts, [&](Point p) {
      if (const int claim = claim_at(color, p); claim != kNoClaim) ++claims_[claim].prisoners;
    });
    for_each_point(position.empties(), [&](Point p) {
      if (const int claim = claim_at(color, p); claim != kNoClaim) ++claims_[claim].open_points;
    });
  }
}

}  // namespace kakoi::senket
