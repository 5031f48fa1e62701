#include "core/proof_number.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace kakoi::proof_number {
namespace {

constexpr bool kProver = true;
constexpr bool kOther = false;

Child child(const Found& found, int move) {
  Child child{.phi = 0, .delta = 0, .rests_on = 0, .move = static_cast<std::uint16_t>(move)};
  child.set(found);
  return child;
}

Choice<Child> choose(std::vector<Child>& children, bool is_prover, const Limits& limits = {}) {
  return choose(children.data(), static_cast<int>(children.size()), is_prover, limits);
}

TEST(ProofNumber, IsTheSmallestDeltaAndTheSumOfThePhis) {
  std::vector<Child> children = {child({2, 9}, 1), child({3, 4}, 2), child({5, 8}, 3)};
  const auto [found, best, limits] = choose(children, kProver, {.phi = 100, .delta = 60});
  EXPECT_EQ(found.phi, 4U);
  EXPECT_EQ(found.delta, 10U);
  EXPECT_EQ(best->move, 2);
  EXPECT_EQ(limits.delta, 8U + 8U / 4 + 1);  // until it is a quarter worse than the second
  EXPECT_EQ(limits.phi, 60U - (2U + 5U));    // until the sum of all reaches 60
}

TEST(ProofNumber, CanBeTheLargestPhiAndALittleForEachOtherMove) {
  std::vector<Child> children = {child({2, 9}, 1), child({6, 4}, 2), child({7, 8}, 3),
                                 child(result(true), 4)};
  const auto choose_weakly = [](std::vector<Child>& moves, const Limits& limits) {
    return proof_number::choose<3>(moves.data(), static_cast<int>(moves.size()), kProver, limits);
  };
  const auto [found, best, limits] = choose_weakly(children, {.phi = 100, .delta = 60});
  EXPECT_EQ(found.phi, 4U);
  EXPECT_EQ(found.delta, 7U + 2 * 3U);  // the refuted move adds nothing
  EXPECT_EQ(best->move, 2);
  EXPECT_EQ(limits.phi, 60U - 2 * 3U);  // until it alone makes the number reach 60
  std::vector<Child> loses = {child(result(true), 1), child(result(true), 2)};
  EXPECT_EQ(choose_weakly(loses, {}).found.delta, 0U);
  std::vector<Child> none;
  EXPECT_EQ(choose_weakly(none, {}).found.delta, 0U);
}

TEST(ProofNumber, OneWinningMoveWinsAndOnlyLosingOnesLose) {
  std::vector<Child> wins = {child({2, 9}, 1), child(result(false), 2)};  // the opponent loses there
  EXPECT_EQ(choose(wins, kProver).found.phi, 0U);
  EXPECT_EQ(choose(wins, kProver).best->move, 2);
  std::vector<Child> loses = {child(result(true), 1), child(result(true), 2)};
  EXPECT_EQ(choose(loses, kProver).found.delta, 0U);
  std::vector<Child> none;
  EXPECT_EQ(choose(none, kProver).found.delta, 0U);
  EXPECT_EQ(choose(none, kProver).best, nullptr);
}

TEST(ProofNumber, ALargeSumIsNoProof) {
  std::vector<Child> children(4, child({kInfinite / 2, 1}, 0));
  EXPECT_FALSE(choose(children, kProver).found.is_solved());
}

TEST(ProofNumber, OnlyDisproofsRestOnRepetitions) {
  std::vector<Child> children = {child(result(true, 7), 1), child(result(true, 3), 2),
                                 child(result(true), 3)};
  EXPECT_EQ(choose(children, kProver).found.rests_on, 3);  // the prover fails: by the earliest of them
  EXPECT_EQ(choose(children, kOther).found.rests_on, kNothing);
  std::vector<Child> replies = {child(result(false, 3), 1), child(result(false), 2)};
  EXPECT_EQ(choose(replies, kOther).best->move, 2);  // rather one that holds everywhere
  EXPECT_EQ(choose(replies, kOther).found.rests_on, kNothing);
}

TEST(ProofNumber, ADisproofHoldsEverywhereWhenTheRepetitionLiesInsideOfIt) {
  constexpr std::uint32_t path = 17;
  Found outside = result(false, 3);
  EXPECT_EQ(conclude(outside, 4, path), path);
  EXPECT_EQ(outside.rests_on, 3);
  Found inside = result(false, 4);
  EXPECT_EQ(conclude(inside, 4, path), 0U);
  EXPECT_EQ(inside.rests_on, kNothing);
  Found open{2, 3};
  EXPECT_EQ(conclude(open, 4, path), 0U);
}

TEST(ProofNumber, TheTableKeepsWhatTookTheMostWork) {
  const auto table = std::make_unique<Table<Entry, 1>>();
  table->clear();
  const auto key = [](std::uint64_t i) { return i << 56 | 1; };
  for (std::uint64_t i = 1; i <= 4; ++i) table->store(key(i), {5, 5}, 0, 10 * i, 0);
  table->store(key(1), {6, 6}, 0, 100, 0);  // 110 in all
  table->store(key(5), {7, 7}, 9, 1, 0);
  EXPECT_EQ(table->find(key(2)), nullptr);
  EXPECT_EQ(table->find(key(1))->work, 110U);
  EXPECT_EQ(table->find(key(1))->phi, 6U);
  EXPECT_EQ(table->find(key(5))->move, 9);
  table->clear();
  EXPECT_EQ(table->find(key(1)), nullptr);
}

TEST(ProofNumber, AnEntryHoldsForItsWayAlone) {
  const auto table = std::make_unique<Table<Entry, 1>>();
  table->clear();
  const Entry& entry = table->store(1, result(false, 2), 0, 1, 17);
  EXPECT_TRUE(entry.holds_after(17));
  EXPECT_FALSE(entry.holds_after(19));
  EXPECT_FALSE(entry.is_settled());
  EXPECT_TRUE(table->store(1, result(false), 0, 1, 0).is_settled());
}

}  // namespace
}  // namespace kakoi::proof_number
