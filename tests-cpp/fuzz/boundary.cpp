#include "boundary.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string_view>

#include "bytes.h"
#include "core/symmetry.h"
#include "layout/table.h"

namespace kakoi::fuzz {
namespace {

constexpr double kSenketAdded = static_cast<double>(wasm::SenketAddition::kAdded);

using wasm::input;
using wasm::output;
using Words = std::vector<std::uint32_t>;
using View = std::span<const std::uint32_t>;

// ─── Making a call ────────────────────────────────────────────────────────────────────────────────────────

const Row& find(std::string_view name) {
  return *std::find_if(kTable.begin(), kTable.end(), [&](const Row& row) { return row.name == name; });
}

/// One call: the choices made for it, and its result.
struct Case {
  Bytes bytes;
  const Row* row = nullptr;
  /// True when the words break JavaScript's promise: bits outside the grid, points with two stones. The
  /// answer is worth nothing then, but memory has to stay whole.
  bool is_wild = false;
  int width = 0;
  int height = 0;
  int count = 0;
  int to = 0;
  bool all_fences = false;
  /// True when there are no such arguments.
  bool is_void = false;
  std::vector<double> arguments = {};
  double result = 0;
  Words given = {};
};

[[noreturn]] void fail(const Case& c, const char* why) {
  std::fprintf(stderr, "%s(", c.row->name);
  for (std::size_t i = 0; i < c.arguments.size(); ++i) {
    std::fprintf(stderr, "%s%.0f", i == 0 ? "" : ", ", c.arguments[i]);
  }
  std::fprintf(stderr, ") returned %.0f: %s\ninput:", c.result, why);
  const std::size_t shown = std::min<std::size_t>(c.given.size(), 10 * kMaxSide);
  for (std::size_t i = 0; i < shown; ++i) std::fprintf(stderr, " %08x", c.given[i]);
  std::fprintf(stderr, "\n");
  std::abort();
}

int points(View rows) {
  int count = 0;
  for (const std::uint32_t row : rows) count += std::popcount(row);
  return count;
}

std::uint32_t full_row(int width) { return 0xFFFFFFFFU >> (kMaxSide - width); }

/// Draws the rows of a set, from empty to full; in wild cases with bits outside the grid.
Words draw_set(Case& c) {
  Words rows(static_cast<std::size_t>(c.height));
  const int kind = c.bytes.below(6);
  const std::uint32_t pattern = kind == 5 ? c.bytes.word() : 0;
  int y = 0;
  for (std::uint32_t& row : rows) {
    switch (kind) {
      case 0:
        row = 0;
        break;
      case 1:
        row = 0xFFFFFFFFU;
        break;
      case 2:
        row = c.bytes.word() & c.bytes.word();
        break;  // sparse
      case 3:
        row = c.bytes.word() | c.bytes.word();
        break;  // crowded
      case 4:
        row = c.bytes.word();
        break;
      default:
        row = y % 2 == 0 ? pattern : ~pattern;
        break;  // as many parts as can be, and combs
    }
    ++y;
    if (!c.is_wild) row &= full_row(c.width);
  }
  return rows;
}

void append(Words& words, const Words& more) { words.insert(words.end(), more.begin(), more.end()); }

/// Two sets without a common point.
void append_position(Case& c, Words& words) {
  const Words black = draw_set(c);
  Words white = draw_set(c);
  if (!c.is_wild) {
    for (std::size_t y = 0; y < white.size(); ++y) white[y] &= ~black[y];
  }
  append(words, black);
  append(words, white);
}

std::uint32_t draw_point(Case& c) {
  return static_cast<std::uint32_t>(c.bytes.below(c.height) * wasm::kPointStride + c.bytes.below(c.width));
}

/// A Senket position that turns have led to. Its words lie in the input then.
void play_senket(Case& c, Words& words) {
  words.assign(static_cast<std::size_t>(2 * wasm::kSenketSideSets * c.height), 0);
  static const Row& add = find("senketAdd");
  std::uint32_t last = draw_point(c);
  for (int turns = c.bytes.below(96); turns > 0; --turns) {
    std::copy(words.begin(), words.end(), input);
    // Mostly near the last post, so that there are fences.
    const int step = c.bytes.byte();
    static constexpr int kNear[] = {33, 34, 65, 63, 66, 31, 30, 1};
    const int moved = static_cast<int>(last) + ((step & 8) != 0 ? 1 : -1) * kNear[step & 7];
    const bool is_on =
        moved >= 0 && moved % wasm::kPointStride < c.width && moved / wasm::kPointStride < c.height;
    last = (step & 0xC0) != 0 && is_on ? static_cast<std::uint32_t>(moved) : draw_point(c);
    const double arguments[] = {static_cast<double>(c.height), static_cast<double>(step >> 4 & 1),
                                static_cast<double>(last), 0.0, 1.0};
    if (add.call(arguments) != kSenketAdded) continue;
    std::copy(output, output + words.size(), words.begin());
  }
}

void append_squares(Words& words, std::uint64_t squares) {
  words.push_back(static_cast<std::uint32_t>(squares));
  words.push_back(static_cast<std::uint32_t>(squares >> 32));
}

void append_loa(Case& c, Words& words, int size = loa::kMostSize) {
  const std::uint64_t board = c.is_wild ? ~std::uint64_t{0} : loa::board_of(size);
  const auto draw = [&] { return (std::uint64_t{c.bytes.word()} << 32 | c.bytes.word()) & board; };
  std::uint64_t black = draw();
  std::uint64_t white = draw();
  for (int thin = c.bytes.below(4); thin > 0; --thin) {
    black &= draw();
    white &= draw();
  }
  append_squares(words, black);
  append_squares(words, c.is_wild ? white : white & ~black);
}

/// A change of a game, or in wild cases any number of 16 bits.
std::uint32_t draw_change(Case& c) {
  const std::uint32_t any = c.bytes.word() & 0xFFFF;
  if (c.is_wild) return any;
  const std::uint32_t content = any % 3 * wasm::kCollectionChangeContent;
  return (any & 0x8000) != 0 ? wasm::kCollectionChangeMove | content | draw_point(c)
                             : content | draw_point(c);
}

/// Appends a game as a page has it, or only its sieve, as pages of sieves do; in wild cases words that are none.
void append_game(Case& c, Words& words) {
  const auto size = static_cast<std::uint32_t>(c.width | c.height << 8);
  words.push_back(c.is_wild && c.bytes.flag() ? c.bytes.word() : size);
  append(words, draw_set(c));
  append(words, draw_set(c));
  if (c.bytes.flag()) return;
  const int changes = c.bytes.below(300);
  words.push_back(static_cast<std::uint32_t>(changes));
  for (int i = 0; i < changes; i += 2) words.push_back(draw_change(c) | draw_change(c) << 16);
}

/// Appends a part of the input.
void append_input(Case& c, Input part) {
  Words& words = c.given;
  switch (part) {
    case Input::kSet: {
      Words set = draw_set(c);
      // With a position, half of the time whole chains, which are rare by chance: all stones of a colour.
      if (!words.empty() && c.bytes.flag()) set.assign(words.begin(), words.begin() + c.height);
      append(words, set);
      break;
    }
    case Input::kNonEmptySet:
      append(words, draw_set(c));
      c.is_void = points(words) == 0;
      break;
    case Input::kPosition:
      append_position(c, words);
      break;
    case Input::kLine:
      c.count = c.bytes.below(300);
      for (int i = 0; i < c.count; ++i) {
        words.push_back(c.bytes.below(4) == 0 ? wasm::kNoPoint : draw_point(c));
      }
      break;
    case Input::kPositions: {
      c.count = 1 + c.bytes.below(c.bytes.byte() < 16 ? 512 : 4);
      const int different = std::min(c.count, 8);
      for (int i = 0; i < different; ++i) append_position(c, words);
      const Words some = words;
      for (int i = different; i < c.count; i += different) append(words, some);
      words.resize(static_cast<std::size_t>(2 * c.height * c.count));
      break;
    }
    case Input::kGames: {
      c.count = 1 + c.bytes.below(4);
      const int step = 4 + 2 * c.height;
      const int fits = wasm::kOutputWords / c.count - wasm::GoReplayed::kNumbers - 2 * c.height;
      const int room = wasm::kInputWords / c.count - wasm::kGoReplayHead - 2 * c.height;
      const int most = std::min(fits / step, room);
      for (int game = 0; game < c.count; ++game) {
        int moves = c.bytes.below(std::min(most, 400));
        if (c.bytes.byte() == 0) moves = most;
        words.push_back(static_cast<std::uint32_t>(moves));
        words.push_back(static_cast<std::uint32_t>(c.bytes.below(2)));
        words.push_back(c.bytes.below(4) == 0 ? draw_point(c) : wasm::kNoPoint);
        append_position(c, words);
        for (int i = 0; i < moves; ++i) {
          const std::uint32_t color = c.bytes.flag() ? wasm::kGoWhiteMove : 0;
          words.push_back(color + (c.bytes.below(16) == 0 ? wasm::kGoPass : draw_point(c)));
        }
      }
      break;
    }
    case Input::kLoa: {
      const int size = loa::kMostSize - c.bytes.below(loa::kMostSize - loa::kLeastSize + 1);
      append_loa(c, words, size);
      words.push_back(static_cast<std::uint32_t>(size));
      break;
    }
    case Input::kLoaPositions: {
      c.count = c.bytes.below(c.bytes.byte() < 16 ? wasm::kInputWords / wasm::kLoaSquaresWords + 1 : 8);
      const int different = std::min(c.count, 8);
      for (int i = 0; i < different; ++i) append_loa(c, words);
      words.resize(static_cast<std::size_t>(wasm::kLoaSquaresWords * c.count));
      break;
    }
    case Input::kSenket:
      play_senket(c, words);
      break;
    case Input::kSteps:
      c.count = c.bytes.below(c.bytes.byte() == 0 ? 2000 : 300);
      for (int i = 0; i < c.count; ++i) {
        const std::uint32_t kind = c.bytes.word() & (wasm::kCollectionWhiteMove | wasm::kCollectionSetUp);
        const std::uint32_t content = static_cast<std::uint32_t>(c.bytes.below(4)) * wasm::kCollectionContent;
        const bool is_pass = c.bytes.below(16) == 0;
        words.push_back(c.is_wild ? c.bytes.word()
                                  : kind | content | (is_pass ? wasm::kCollectionPass : draw_point(c)));
      }
      break;
    case Input::kChanges:
      c.count = c.bytes.below(600);
      for (int i = 0; i < c.count; i += 2) words.push_back(draw_change(c) | draw_change(c) << 16);
      break;
    case Input::kCells:
      for (int i = 0; i < c.width * c.height; ++i)
        words.push_back(c.is_wild ? c.bytes.word() : c.bytes.below(8));
      break;
    case Input::kPage:
      for (int games = c.bytes.below(4); games >= 0; --games) append_game(c, words);
      c.count = static_cast<int>(words.size());
      break;
  }
}

/// A whole number of the range, mostly near its lower end where it is long.
double draw_range(Case& c, int least, int most) {
  const std::int64_t numbers = std::int64_t{most} - least + 1;
  const bool any = numbers <= 256 || c.bytes.byte() < 16;
  return static_cast<double>(least + (any ? c.bytes.word() % numbers : c.bytes.below(40)));
}

double draw(Case& c, const Draw& drawn) {
  switch (drawn.number) {
    case kWidth:
      return c.width;
    case kHeight:
    case kSize:
      return c.height;
    case kConnectivity:
      return c.bytes.flag() ? 8 : 4;
    case kColor:
      return c.bytes.below(2);
    case kPoint:
      return draw_point(c);
    case kPointOrNone:
      return c.bytes.below(3) == 0 ? -1.0 : draw_point(c);
    case kIndexInSet:
      return c.bytes.below(points(c.given));
    case kWord:
      return c.bytes.word();
    case kCount:
      return c.count;
    case kFirstMove: {
      const std::uint32_t moves = c.count == 1 ? c.given[0] : 0;
      return moves == 0 ? 0 : c.bytes.below(static_cast<int>(moves));
    }
    case kFrom: {
      const int moves = static_cast<int>(find("loaMoves").call(&c.arguments.back()));
      c.is_void = moves == 0;
      const std::uint32_t move = c.is_void ? 0 : output[c.bytes.below(moves)];
      c.to = static_cast<int>(move / wasm::kLoaTo % wasm::kLoaTo);
      return static_cast<double>(move % wasm::kLoaTo);
    }
    case kTo:
      return c.to;
    case kNotEnemysOrNone: {
      const double point = draw(c, {kPointOrNone});
      if (point < 0) return point;
      const Point p = wasm::to_point(static_cast<int>(point));
      const int enemys = (c.arguments.back() == 0 ? wasm::kSenketSideSets : 0) * c.height + p.y;
      return (c.given[static_cast<std::size_t>(enemys)] >> p.x & 1U) != 0 ? -1 : point;
    }
    case kFences: {
      c.all_fences = c.arguments.back() >= 0 && c.bytes.flag();
      const int fences = c.all_fences ? 0 : c.bytes.below(6);
      for (int i = 0; i < 2 * fences; ++i) input[wasm::kSenketFences + i] = draw_point(c);
      return fences;
    }
    case kAllFences:
      return c.all_fences ? 1 : 0;
    case kRange:
      return draw_range(c, drawn.least, drawn.most);
  }
  std::abort();
}

// ─── Checking the answer ──────────────────────────────────────────────────────────────────────────────────

View sets_at(const std::uint32_t* start, int rows) { return {start, static_cast<std::size_t>(rows)}; }

bool is_inside(View rows, int width) {
  return std::all_of(rows.begin(), rows.end(),
                     [&](std::uint32_t row) { return (row & ~full_row(width)) == 0; });
}

bool is_subset(View a, View b) {
  for (std::size_t y = 0; y < a.size(); ++y) {
    if ((a[y] & ~b[y]) != 0) return false;
  }
  return true;
}

void check_position(const Case& c, const std::uint32_t* position) {
  const View black = sets_at(position, c.height);
  const View white = sets_at(position + c.height, c.height);
  if (!is_inside(black, c.width) || !is_inside(white, c.width)) fail(c, "stones outside the board");
  for (std::size_t y = 0; y < black.size(); ++y) {
    if ((black[y] & white[y]) != 0) fail(c, "two stones on a point");
  }
}

/// Checks a position after a move and the stones captured: they are the stones of the position before that
/// are gone.
void check_move(const Case& c) {
  if (c.result != 0) return;  // not legal
  const std::uint32_t* const move = output;
  const View before = c.given;
  const int h = c.height;
  const std::uint32_t ko = move[0];
  const View black = sets_at(move + wasm::GoMove::kNumbers, h);
  const View white = sets_at(move + wasm::GoMove::kNumbers + h, h);
  const View captured = sets_at(move + wasm::GoMove::kNumbers + 2 * h, h);
  check_position(c, move + wasm::GoMove::kNumbers);
  for (int i = 0; i < h; ++i) {
    const auto y = static_cast<std::size_t>(i);
    if ((captured[y] & (black[y] | white[y])) != 0) fail(c, "captured stones that stand");
  }
  int played = 0;
  for (std::size_t y = 0; y < static_cast<std::size_t>(h); ++y) {
    const std::uint32_t was = before[y] | before[y + static_cast<std::size_t>(h)];
    const std::uint32_t is = black[y] | white[y];
    played += std::popcount((is | captured[y]) & ~was);
    if ((was & ~is & ~captured[y]) != 0) fail(c, "stones vanished");
  }
  if (played > 1) fail(c, "captured stones that were not there");
  if (ko != wasm::kNoPoint) {
    const Point p = wasm::to_point(static_cast<int>(ko));
    if (p.x >= c.width || p.y >= h) fail(c, "a ko point outside the board");
    if (((black[static_cast<std::size_t>(p.y)] | white[static_cast<std::size_t>(p.y)]) >> p.x & 1U) != 0) {
      fail(c, "a ko point with a stone");
    }
  }
}

View first_set(const Case& c) { return {c.given.data(), static_cast<std::size_t>(c.height)}; }
View written_set(const Case& c) { return sets_at(output, c.height); }

void check_set(const Case& c) {
  if (!is_inside(written_set(c), c.width)) fail(c, "points outside the grid");
}

void check_subset(const Case& c) {
  if (!is_subset(written_set(c), first_set(c))) fail(c, "points that are not of the set");
}

void check_parts(const Case& c) {
  const int h = c.height;
  const View first = first_set(c);
  const std::size_t rows = first.size();
  Words all(rows);
  for (int i = 0; i < static_cast<int>(c.result); ++i) {
    const View part = sets_at(output + i * h, h);
    if (points(part) == 0) fail(c, "an empty part");
    for (std::size_t y = 0; y < rows; ++y) {
      if ((all[y] & part[y]) != 0) fail(c, "parts that overlap");
      all[y] |= part[y];
    }
  }
  if (!std::equal(all.begin(), all.end(), first.begin())) fail(c, "the parts are not the set");
}

void check_turned(const Case& c) {
  const int h = c.height;
  const View first = first_set(c);
  const bool turns = transposes(static_cast<Symmetry>(static_cast<int>(c.arguments[2])));
  const View moved = sets_at(output, turns ? c.width : h);
  if (!is_inside(moved, turns ? h : c.width)) fail(c, "points outside the grid");
  if (points(moved) != points(first)) fail(c, "points got lost");
}

void check_point(const Case& c) {
  const View first = first_set(c);
  const Point p = wasm::to_point(static_cast<int>(c.result));
  if ((first[static_cast<std::size_t>(p.y)] >> p.x & 1U) == 0) fail(c, "not a point of the set");
}

void check_empty_points(const Case& c) {
  check_set(c);
  const View answer = written_set(c);
  for (std::size_t y = 0; y < answer.size(); ++y) {
    if ((answer[y] & (c.given[y] | c.given[y + answer.size()])) != 0) fail(c, "points with a stone");
  }
}

void check_dead_stones(const Case& c) {
  const auto rows = static_cast<std::size_t>(c.height);
  for (int set = 0; set < wasm::GoDeadStones::kSets; ++set) {
    const View stones = sets_at(output + set * c.height, c.height);
    for (std::size_t y = 0; y < rows; ++y) {
      if ((stones[y] & ~(c.given[y] | c.given[y + rows])) != 0) fail(c, "points without a stone");
    }
  }
}

/// Checks for each game the numbers and the position, and the positions after its moves.
void check_replayed(const Case& c) {
  const int h = c.height;
  const auto flags = static_cast<int>(c.arguments[4]);
  const auto from = static_cast<int>(c.arguments[5]);
  const std::uint32_t* in = c.given.data();
  const std::uint32_t* out = output;
  for (int game = 0; game < c.count; ++game) {
    const auto moves = static_cast<int>(in[0]);
    const auto played = static_cast<int>(out[0]);
    if (played > moves) fail(c, "more moves than there are");
    if (out[1] == 0 && played < moves) fail(c, "it ends early without a reason");
    if ((flags & wasm::kGoReplayStrict) == 0 && out[1] != 0) fail(c, "it refuses a move of a record");
    check_position(c, out + wasm::GoReplayed::kNumbers);
    const int room = moves - from;
    const std::uint32_t* const last = out + wasm::GoReplayed::kNumbers;
    out = last + 2 * h;
    if ((flags & wasm::kGoReplayNumbers) != 0) out += 4 * room;
    if ((flags & wasm::kGoReplayPositions) != 0) {
      for (int i = 0; i < played - from; ++i) check_position(c, out + 2 * h * i);
      if (played > from && !std::equal(last, last + 2 * h, out + 2 * h * (played - from - 1))) {
        fail(c, "the last position is another");
      }
      out += 2 * h * room;
    }
    in += wasm::kGoReplayHead + 2 * h + moves;
  }
}

void check_score(const Case& c) {
  const int h = c.height;
  const auto rows = static_cast<std::size_t>(h);
  if (c.result != 0) return;
  const View black = sets_at(output + 4, h);
  const View white = sets_at(output + 4 + h, h);
  const View dame = sets_at(output + 4 + 2 * h, h);
  if (output[0] != static_cast<std::uint32_t>(points(black))) fail(c, "Black's points are miscounted");
  if (output[1] != static_cast<std::uint32_t>(points(white))) fail(c, "White's points are miscounted");
  for (std::size_t y = 0; y < rows; ++y) {
    if ((black[y] & white[y]) != 0 || ((black[y] | white[y]) & dame[y]) != 0) fail(c, "points counted twice");
    if (((black[y] | white[y] | dame[y]) & ~full_row(c.width)) != 0) fail(c, "points outside the board");
  }
}

void check_loa_moves(const Case& c) {
  const std::uint64_t black = std::uint64_t{c.given[1]} << 32 | c.given[0];
  const std::uint64_t white = std::uint64_t{c.given[3]} << 32 | c.given[2];
  const std::uint64_t own = c.arguments[0] == 0 ? black : white;
  for (int i = 0; i < static_cast<int>(c.result); ++i) {
    const std::uint64_t from = std::uint64_t{1} << (output[i] % wasm::kLoaTo);
    const std::uint64_t to = std::uint64_t{1} << (output[i] / wasm::kLoaTo % wasm::kLoaTo);
    const std::uint64_t board = loa::board_of(static_cast<int>(c.given[4]));
    if ((own & from) == 0 || (own & to) != 0 || (board & to) == 0)
      fail(c, "a move from or to a wrong square");
    if (((output[i] & wasm::kLoaCapture) != 0) != (((black | white) & to) != 0)) fail(c, "a wrong capture");
  }
}

void check_senket_board(const Case& c) {
  const View board = sets_at(output, 2 * wasm::kSenketSideSets * c.height);
  if (c.result != kSenketAdded) return;
  if (!is_inside(board, c.height)) fail(c, "points outside the board");
  if (!is_subset(c.given, board)) fail(c, "posts or fences vanished");
}

struct Check {
  /// A call, or the shape of an answer.
  std::string_view of;
  void (*check)(const Case&);
};

constexpr Check kChecks[] = {
    {"set", check_set},           {"subset", check_subset},      {"emptyPoints", check_empty_points},
    {"parts", check_parts},       {"turned", check_turned},      {"DeadStones", check_dead_stones},
    {"Move", check_move},         {"Replayed", check_replayed},  {"goScore", check_score},
    {"setNthPoint", check_point}, {"loaMoves", check_loa_moves}, {"senketAdd", check_senket_board},
};

bool belongs(const Check& check, const Row& row) { return check.of == row.name || check.of == row.shape; }

void check(const Case& c) {
  for (const Check& check : kChecks) {
    if (belongs(check, *c.row)) check.check(c);
  }
}

/// Rows seen in a mirror that stands on their right.
void mirror(std::uint32_t* rows, int count, int width) {
  for (int y = 0; y < count; ++y) {
    rows[y] = detail::reverse_bits(rows[y]) >> (kMaxSide - width);
  }
}

/// Makes the call again with everything mirrored: its answer must be the mirrored one.
void check_mirrored(Case& c) {
  const Mirrors mirrors = c.row->mirrors;
  const int answer_rows = mirrors.sets * c.height;
  if (mirrors.words + answer_rows == 0 || (c.row->name == std::string_view("goScore") && c.result != 0))
    return;
  Words expected(output, output + mirrors.words + answer_rows);
  mirror(expected.data() + mirrors.words, answer_rows, c.width);
  mirror(input, static_cast<int>(c.given.size()), c.width);
  std::vector<double> arguments = c.arguments;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Number number = c.row->draws[i].number;
    if ((number != kPoint && number != kPointOrNone) || arguments[i] < 0) continue;
    const Point p = wasm::to_point(static_cast<int>(arguments[i]));
    arguments[i] = p.y * wasm::kPointStride + c.width - 1 - p.x;
  }
  if (c.row->call(arguments.data()) != c.result) fail(c, "in a mirror it returns something else");
  if (!std::equal(expected.begin(), expected.end(), output)) fail(c, "in a mirror the answer is another");
}

}  // namespace

std::vector<std::string> checks_of_nothing() {
  std::vector<std::string> names;
  for (const Check& check : kChecks) {
    if (std::none_of(kTable.begin(), kTable.end(), [&](const Row& row) { return belongs(check, row); })) {
      names.emplace_back(check.of);
    }
  }
  return names;
}

void run_case(const std::uint8_t* data, std::size_t size) {
  Case c{Bytes(data, size)};
  c.row = &kTable[static_cast<std::size_t>(c.bytes.below(static_cast<int>(kTable.size())))];
  const bool is_senket = c.row->inputs == std::vector{Input::kSenket};
  // Senket alone relies on positions that legal turns have led to; everything else takes any words without
  // harm.
  c.is_wild = c.bytes.below(4) == 0 && !is_senket;
  static constexpr int kSides[] = {1, 2, 3, 5, 9, 12, 13, 19, 20, 21, 31, 32};
  const auto draw_side = [&] {
    const int drawn = c.bytes.below(24);
    return drawn < 12 ? kSides[drawn] : 1 + c.bytes.below(kMaxSide);
  };
  c.height = is_senket ? 3 + c.bytes.below(30) : draw_side();
  c.width = is_senket || c.bytes.flag() ? c.height : draw_side();

  for (const Input part : c.row->inputs) append_input(c, part);
  std::copy(c.given.begin(), c.given.end(), input);
  for (const Draw& drawn : c.row->draws) {
    if (!c.is_void) c.arguments.push_back(draw(c, drawn));
  }
  if (c.is_void) return;
  c.result = c.row->call(c.arguments.data());
  if (c.is_wild) return;
  check(c);
  check_mirrored(c);
}

}  // namespace kakoi::fuzz
