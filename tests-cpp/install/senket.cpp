// Surrounds territory with four posts and four fences, and counts it.

#include <cstdio>
#include <memory>

#include "senket/moves.h"
#include "senket/score.h"

using namespace kakoi;

int main() {
  constexpr Point kPosts[] = {{3, 3}, {5, 4}, {6, 6}, {4, 5}};
  senket::Position position = senket::Position::empty(11);
  for (const Point post : kPosts) senket::add_post(position, Color::kBlack, post);
  for (int i = 0; i < 4; ++i) senket::add_fence(position, Color::kBlack, kPosts[i], kPosts[(i + 1) % 4]);
  const auto work = std::make_unique<senket::Workspace>();
  senket::score(position, *work);
  std::printf("Black %d, White %d\n", work->sets.total(Color::kBlack, senket::Mode::kArea),
              work->sets.total(Color::kWhite, senket::Mode::kArea));
}
