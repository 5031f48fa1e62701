// An opponent of one build of the engine as a shared library, for match.cpp, which plays two builds against each other.

#include "go/play/opponent.h"

using namespace kakoi;

namespace {

go::Opponent& player() {
  static go::Opponent one;
  return one;
}

}  // namespace

extern "C" {

/// A position as plain numbers: 1 Black, 2 White; points are y * width + x, -1 for none.
struct Asked {
  int width;
  int height;
  const unsigned char* stones;
  const unsigned char* forbidden;
  int to_play;  // 0 Black, 1 White
  int ko;
  int last;
  int before_last;
  int passed;
  int komi;  // in half points
};

struct Chosen {
  int move;  // -1 for a pass
  int resigns;
  float win_rate;
  float lead;
};

__attribute__((visibility("default"))) Chosen kakoi_choose(const Asked* asked, const int (&strength)[3],
                                                           unsigned long long seed) {
  const Grid grid(asked->width, asked->height);
  const auto point = [&](int at) {
    return at < 0 ? go::kNoPoint : Point{at % asked->width, at / asked->width};
  };
  go::OpponentQuestion question;
  question.position = go::Position::none();
  question.forbidden = PointSet::none();
  for (int at = 0; at < asked->width * asked->height; ++at) {
    if (asked->stones[at] != 0)
      question.position.stones(asked->stones[at] == 1 ? Color::kBlack : Color::kWhite).set(point(at));
    if (asked->forbidden[at] != 0) question.forbidden.set(point(at));
  }
  question.to_play = static_cast<Color>(asked->to_play);
  question.ko = point(asked->ko);
  question.last = point(asked->last);
  question.before_last = point(asked->before_last);
  question.passed = asked->passed != 0;
  question.komi = asked->komi;
  const go::MoveChoice& choice =
      player().choose(question, {strength[0], strength[1], strength[2]}, seed, grid);
  const int move = choice.move == go::kNoPoint ? -1 : choice.move.y * asked->width + choice.move.x;
  return {move, choice.resigns ? 1 : 0, choice.win_rate, choice.lead};
}
}
