#include "senket/score.h"

namespace kakoi::senket {

void score(const Position& position, Workspace& work) {
  work.regions.find(position);
  work.sections.find(position, work.regions);
  work.claims.find(position, work.regions, work.sections);
  work.strands.find(position, work.regions, work.sections, work.claims);
  work.validity.decide(work.claims, work.strands);
  for (int i = 0; i < work.claims.count(); ++i) {
    if (work.claims[i].state != ClaimState::kValid) work.claims[i].prisoners = 0;
  }
  work.sets.find(work.claims, work.strands);
}

}  // namespace kakoi::senket
