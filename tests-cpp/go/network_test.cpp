// The network: every bit as its formulas say it on boards of all shapes; and refuses what is no network.

#include "go/net/network.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "go/net/weights.h"
#include "support/plain_network.h"
#include "support/random.h"

namespace kakoi::go {
namespace {

using test::Bytes;
using test::PlainJudgement;
using test::PlaneBoard;
using Status = Network::Status;

Network& network() {
  static Network one;  // large
  return one;
}

/// Planes of chance, of which a point has some.
PlaneBoard random_planes(int width, int height, std::uint64_t seed) {
  test::Random random(seed);
  PlaneBoard board{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    std::uint32_t bits = 1U << Planes::kOnBoard;
    for (int plane = 0; plane < Planes::kCount; ++plane) {
      if (random.chance(20)) bits |= 1U << plane;
    }
    board.points.push_back(bits);
  }
  return board;
}

const Judgement& evaluate(const PlaneBoard& board) {
  std::uint32_t planes[kCells] = {};
  std::size_t next = 0;
  for (int y = 0; y < board.height; ++y) {
    for (int x = 0; x < board.width; ++x) planes[cell_of({x, y})] = board.points[next++];
  }
  return network().evaluate(planes, Grid(board.width, board.height));
}

/// The same of the engine in the order of the plain one.
PlainJudgement judge(const PlaneBoard& board) {
  const Judgement& judgement = evaluate(board);
  PlainJudgement plain{{}, {}, judgement.lead};
  for (int y = 0; y < board.height; ++y) {
    for (int x = 0; x < board.width; ++x) {
      plain.policy.push_back(judgement.policy[cell_of({x, y})]);
      plain.owner.push_back(judgement.owner[cell_of({x, y})]);
    }
  }
  plain.policy.push_back(judgement.policy[kNoCell]);
  return plain;
}

void expect_the_formulas(const Bytes& file, const PlaneBoard& board) {
  ASSERT_EQ(network().load(file), Status::kFine);
  const PlainJudgement plain = test::judge_plainly(file, board);
  const PlainJudgement found = judge(board);
  EXPECT_EQ(found.policy, plain.policy);
  EXPECT_EQ(found.owner, plain.owner);
  EXPECT_EQ(found.lead, plain.lead);
}

TEST(Network, FollowsItsFormulasOnBoardsOfAllShapes) {
  const Bytes file = test::random_network(32, 5, 31, 1);
  constexpr int kShapes[][2] = {{1, 1}, {2, 1}, {5, 5}, {9, 9}, {7, 13}, {19, 19}, {32, 32}};
  for (const auto& [width, height] : kShapes) {
    SCOPED_TRACE(testing::Message() << width << " × " << height);
    expect_the_formulas(file, random_planes(width, height, 2));
  }
}

TEST(Network, FollowsItsFormulasInAllSizes) {
  constexpr int kSizes[][2] = {{8, 0}, {8, 1}, {24, 2}, {48, 8}};
  for (const auto& [channels, blocks] : kSizes) {
    SCOPED_TRACE(testing::Message() << channels << " channels, " << blocks << " blocks");
    expect_the_formulas(test::random_network(channels, blocks, 31, 3), random_planes(6, 9, 4));
  }
}

TEST(Network, TakesWeightsOfEightBits) {
  PlaneBoard board = random_planes(7, 5, 5);
  std::fill(board.points.begin(), board.points.end(), (1U << Planes::kCount) - 1);  // the largest sums
  expect_the_formulas(test::random_network(32, 2, 127, 6), board);
}

TEST(Network, SaysNothingBeyondTheBoard) {
  ASSERT_EQ(network().load(test::random_network(16, 1, 31, 7)), Status::kFine);
  evaluate(random_planes(19, 19, 8));
  const Judgement& judgement = evaluate(random_planes(5, 4, 9));
  const Grid grid(5, 4);
  for (int cell = 1; cell < kCells; ++cell) {
    if (grid.contains(point_of(cell))) continue;
    EXPECT_EQ(judgement.policy[cell], 0);
    EXPECT_EQ(judgement.owner[cell], 0);
  }
}

TEST(Network, JudgesWhatPlanesShow) {
  ASSERT_EQ(network().load(kNetworkFile), Status::kFine);
  const Grid grid(9, 9);
  static PlayoutBoard board;
  board.load(Position::none(), grid);
  board.play(Color::kBlack, cell_of({2, 2}));
  static Planes planes;
  planes.look(board, Color::kWhite, cell_of({2, 2}), kNoCell, grid);
  PlaneBoard plain{9, 9, {}};
  for_each_point(grid.full, [&](Point p) { plain.points.push_back(planes.bits(cell_of(p))); });
  const Judgement judgement = network().evaluate(planes, grid);
  EXPECT_EQ(judgement.lead, evaluate(plain).lead);
  EXPECT_EQ(judgement.lead, test::judge_plainly(Bytes(kNetworkFile.begin(), kNetworkFile.end()), plain).lead);
}

TEST(Network, RefusesWhatIsNoNetwork) {
  const Bytes file = test::random_network(8, 1, 31, 10);
  const auto status_with = [&](std::size_t place, int byte) {
    Bytes other = file;
    other[place] = static_cast<std::uint8_t>(byte);
    return network().load(other);
  };
  EXPECT_EQ(network().load({}), Status::kUnknownFormat);
  EXPECT_EQ(status_with(0, 'k'), Status::kUnknownFormat);
  EXPECT_EQ(status_with(4, 2), Status::kUnknownFormat);  // version
  EXPECT_EQ(status_with(5, 23), Status::kUnknownShape);  // planes
  for (const int channels : {0, 12, 56, 248}) EXPECT_EQ(status_with(6, channels), Status::kUnknownShape);
  EXPECT_EQ(status_with(7, Network::kMostBlocks + 1), Status::kUnknownShape);
  EXPECT_EQ(status_with(8, 3), Status::kUnknownShape);  // side of the first layer
  EXPECT_EQ(status_with(6, 16), Status::kWrongLength);
  EXPECT_EQ(status_with(12, 30), Status::kBadNumber);    // a shift
  EXPECT_EQ(status_with(17, 0xFF), Status::kBadNumber);  // a multiplier's high byte
  for (std::size_t length = 0; length < file.size(); length += 61) {
    EXPECT_NE(network().load(std::span(file).first(length)), Status::kFine);
  }
  EXPECT_EQ(network().load(file), Status::kFine);
}

/// Sums of such a file overflow and mean nothing.
TEST(Network, EvaluatesNonsense) {
  Bytes file = test::random_network(8, 1, 127, 11);
  constexpr int kBiases = 32;  // where the first layer has them, and their bytes
  std::fill_n(file.begin() + kBiases, 4 * 8, 0x7F);
  ASSERT_EQ(network().load(file), Status::kFine);
  const auto first = judge(random_planes(6, 6, 12));
  EXPECT_EQ(judge(random_planes(6, 6, 12)).policy, first.policy);
}

}  // namespace
}  // namespace kakoi::go
