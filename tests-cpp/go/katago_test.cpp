// KataGo's networks: what they say is what KataGo itself says of the same positions, and what their formulas say; and what is no
// such file is refused.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

#include "go/katago/judge.h"
#include "support/katago_game.h"
#include "support/plain_katago.h"
#include "support/random.h"
#include "support/recorded.h"

namespace kakoi::go {
namespace {

using katago::Judge;
using katago::Judgement;
using katago::kPlanes;
using katago::Status;
using test::KataGoFile;
using Bytes = std::vector<std::uint8_t>;

/// A judge by the network of a file.
class Loaded {
 public:
  explicit Loaded(const Bytes& file) : judge_(std::make_unique<Judge>()) {
    EXPECT_EQ(judge_->network().check(file), Status::kFine);
    room_.resize(static_cast<std::size_t>(judge_->network().room()) / 4);
    judge_->network().load(file, reinterpret_cast<float*>(room_.data()));
  }

  Judge& operator*() { return *judge_; }
  Judge* operator->() { return judge_.get(); }

 private:
  struct alignas(16) Four {
    float values[4];
  };

  std::unique_ptr<Judge> judge_;
  std::vector<Four> room_;
};

/// Files of each version and kind of block; tests-cpp/data/katago.txt has what KataGo says by those of 8, 14 and 15.
KataGoFile file_of(int version) {
  switch (version) {
    case 8:
      return {.version = 8, .blocks = "ogo", .first_side = 5};
    case 10:
      return {.version = 10, .blocks = "g", .channels = 20, .inner_channels = 9};
    case 12:
      return {.version = 12, .blocks = "n", .curve = "ACTIVATION_RELU"};
    case 14:
      return {.version = 14, .blocks = "onn"};
    case 15:
      return {.version = 15, .blocks = "ng", .lives_by_suicide = true};
    default:
      return {.version = version, .blocks = "go", .curve = "ACTIVATION_IDENTITY"};
  }
}

Status status_of(const Bytes& file) {
  const auto judge = std::make_unique<Judge>();
  return judge->network().check(file);
}

Bytes bytes_of(const std::string& text) { return {text.begin(), text.end()}; }

/// The file with the first such words replaced.
Bytes replaced(const Bytes& file, const std::string& words, const std::string& by) {
  std::string text(file.begin(), file.end());
  const auto at = text.find(words);
  EXPECT_NE(at, std::string::npos) << words;
  return bytes_of(text.replace(at, words.size(), by));
}

/// Compares with the recorded lines of a version.
void expect_as_recorded(Judge& judge, int version) {
  constexpr float near = 1e-5F;
  constexpr float near_points = 0.0011F;  // KataGo writes thousandths
  std::ifstream file(KAKOI_TEST_DATA "/katago.txt");
  int found = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    int line_version = 0;
    int width = 0;
    int height = 0;
    float komi = 0;
    words >> line_version >> width >> height >> komi;
    if (line_version != version) continue;
    SCOPED_TRACE(line);
    ++found;
    test::KataGoGame game(width, height, komi);
    for (std::string vertex; words >> vertex && vertex != "|";) {
      game.play(vertex == "pass" ? kNoCell : cell_of(test::vertex_named(vertex, game.grid())));
    }
    const Judgement& judgement = judge.look(game.situation(judge.planes()), game.grid());
    float win = 0;
    float score = 0;
    float lead = 0;
    float pass = 0;
    words >> win >> score >> lead >> pass;
    EXPECT_NEAR(judgement.win, win, near);
    EXPECT_NEAR(judgement.score, score, near_points);
    EXPECT_NEAR(judgement.lead, lead, near_points);
    EXPECT_NEAR(judgement.share[kNoCell], pass, near);
    std::string vertex;
    for (float share = 0, owner = 0; words >> vertex >> share >> owner;) {
      const int cell = cell_of(test::vertex_named(vertex, game.grid()));
      EXPECT_NEAR(judgement.share[cell], share, near) << vertex;
      EXPECT_NEAR(judgement.owner[cell], owner, near) << vertex;
    }
  }
  EXPECT_GT(found, 4);
}

TEST(KataGo, SaysWhatKataGoSaysByNetworksOfChance) {
  for (const int version : {8, 14, 15}) {
    Loaded judge(file_of(version).bytes());
    expect_as_recorded(*judge, version);
  }
}

TEST(KataGo, SaysWhatKataGoSaysByG170B6C96) {
  std::ifstream file(KAKOI_SHARED_DATA "/katago/g170-b6c96-s175395328-d26788732.bin", std::ios::binary);
  if (!file) GTEST_SKIP() << "no g170-b6c96 of KataGo's, unpacked, in ../shared/data/katago";
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  Loaded judge(bytes_of(text));
  expect_as_recorded(*judge, 170);
}

TEST(KataGo, SaysWhatTheFormulasSay) {
  test::Random random(1);
  for (const int version : {8, 9, 10, 11, 12, 13, 14, 15, 16}) {
    const Bytes file = file_of(version).bytes();
    Loaded judge(file);
    for (const auto& [width, height] :
         {std::pair(9, 9), std::pair(5, 4), std::pair(1, 19), std::pair(13, 2)}) {
      SCOPED_TRACE(std::to_string(version) + ", " + std::to_string(width) + " × " + std::to_string(height));
      std::vector<float> planes;
      std::vector<float> filled;
      for (int point = 0; point < width * height; ++point) {
        for (int plane = 0; plane < katago::Planes::kRow; ++plane) {
          filled.push_back(plane < kPlanes && random.chance(25) ? 1.0F : 0.0F);
          if (plane < kPlanes) planes.push_back(filled.back());
        }
      }
      std::vector<float> globals;
      for (int i = 0; i < katago::filled(katago::kGlobals); ++i) {
        globals.push_back(i < katago::kGlobals ? static_cast<float>(random.below(200)) / 100 - 1 : 0.0F);
      }
      const auto plain = test::judge_katago_plainly(file, width, height, planes, globals);
      const katago::Answer& answer = judge->network().evaluate(width, height, filled.data(), globals.data());
      constexpr double near = 2e-4;
      for (std::size_t i = 0; i < plain.policy.size(); ++i)
        EXPECT_NEAR(plain.policy[i], answer.policy[i], near);
      for (std::size_t i = 0; i < plain.owner.size(); ++i) EXPECT_NEAR(plain.owner[i], answer.owner[i], near);
      for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(plain.outcome[i], answer.outcome[i], near);
      EXPECT_NEAR(plain.score, answer.score, 20 * near);
      EXPECT_NEAR(plain.lead, answer.lead, 20 * near);
    }
  }
}

TEST(KataGo, FindsTheSameBitsEverywhere) {
  Loaded judge(file_of(14).bytes());
  test::KataGoGame game(7, 6, 5.5F);
  for (const Point p : {Point{3, 2}, Point{2, 3}, Point{3, 3}, Point{2, 2}}) game.play(cell_of(p));
  const Judgement& judgement = judge->look(game.situation(judge->planes()), game.grid());
  std::uint64_t hash = 0;
  const auto add = [&](float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, 4);
    hash = mix64(hash ^ bits);
  };
  for (const float value : {judgement.win, judgement.lead, judgement.score}) add(value);
  for (const float value : judgement.share) add(value);
  for (const float value : judgement.owner) add(value);
  EXPECT_EQ(hash, 2828296887506842031U);
}

TEST(KataGo, SharesTheLegalMovesAlone) {
  Loaded judge(file_of(10).bytes());
  test::KataGoGame game(5, 5, 7);
  for (const Point p : {Point{1, 0}, Point{4, 4}, Point{0, 1}}) game.play(cell_of(p));
  const Judgement& judgement = judge->look(game.situation(judge->planes()), game.grid());
  float sum = 0;
  for (const float share : judgement.share) sum += share;
  EXPECT_NEAR(sum, 1, 1e-5);
  EXPECT_EQ(judgement.share[cell_of({0, 0})], 0);  // suicide
  EXPECT_EQ(judgement.share[cell_of({1, 0})], 0);
  EXPECT_GT(judgement.share[cell_of({2, 2})], 0);
  EXPECT_GT(judgement.share[kNoCell], 0);
}

TEST(KataGo, RefusesWhatIsNoNetwork) {
  EXPECT_EQ(status_of({}), Status::kNoNetwork);
  EXPECT_EQ(status_of(bytes_of("\x1f\x8b packed")), Status::kNoNetwork);
  EXPECT_EQ(status_of(bytes_of("(;GM[1]SZ[19])")), Status::kNoNetwork);
  EXPECT_EQ(status_of(bytes_of(std::string(100'000, 'x'))), Status::kNoNetwork);
  const Bytes file = file_of(14).bytes();
  EXPECT_EQ(status_of(replaced(file, "\n14\n", "\n7\n")), Status::kUnknownVersion);
  EXPECT_EQ(status_of(replaced(file, "\n14\n", "\n17\n")), Status::kUnknownVersion);
  EXPECT_EQ(status_of(replaced(file, "\n22\n", "\n23\n")), Status::kUnknownPart);
  EXPECT_EQ(status_of(replaced(file, "ordinary_block", "transformer_attention_block")), Status::kUnknownPart);
  EXPECT_EQ(status_of(replaced(file, "ACTIVATION_MISH", "ACTIVATION_SILU")), Status::kUnknownPart);
  EXPECT_EQ(status_of(replaced(file, "\n3\n3\n", "\n3\n5\n")), Status::kUnknownPart);
  EXPECT_EQ(status_of(replaced(file, "\n24\n1e-05", "\n25\n1e-05")), Status::kBadShape);
  EXPECT_EQ(status_of(replaced(file, "\n16\n1e-05", "\n1000000\n1e-05")), Status::kBadShape);
  EXPECT_EQ(status_of(replaced(file, "1e-05", "1e-0x")), Status::kBadNumber);
  EXPECT_EQ(status_of(replaced(file, "1e-05", "-9")), Status::kBadNumber);
  EXPECT_EQ(status_of(replaced(file, "@BIN@", "@TXT@")), Status::kBadNumber);
  EXPECT_EQ(status_of(replaced(file, "trunk\n3\n", "trunk\n999999\n")), Status::kUnknownPart);
  std::string infinite("@BIN@\0\0\x80\x7f", 9);
  Bytes wrong = file;
  const std::string text(file.begin(), file.end());
  std::copy(infinite.begin(), infinite.end(),
            wrong.begin() + static_cast<std::ptrdiff_t>(text.find("@BIN@")));
  EXPECT_EQ(status_of(wrong), Status::kBadNumber);
}

TEST(KataGo, RefusesAFileThatEndsEarly) {
  const auto judge = std::make_unique<Judge>();
  for (const int version : {8, 15}) {
    const Bytes file = file_of(version).bytes();
    for (std::size_t length = 0; length + 1 < file.size(); length += 1 + length / 97) {
      const Bytes part(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length));
      EXPECT_NE(judge->network().check(part), Status::kFine) << length;
    }
  }
}

TEST(KataGo, SurvivesFilesWithFaults) {
  test::Random random(2);
  const auto judge = std::make_unique<Judge>();
  const Bytes file = file_of(16).bytes();
  for (int i = 0; i < test::share_of(400); ++i) {
    Bytes wrong = file;
    for (int k = random.below(4); k >= 0; --k) {
      // Half of them early, among the words.
      const auto at =
          static_cast<std::size_t>(random.below(static_cast<int>(random.chance(50) ? 200 : wrong.size())));
      wrong[at] = static_cast<std::uint8_t>(random.chance(50) ? random.below(256) : '0' + random.below(10));
    }
    if (judge->network().check(wrong) != Status::kFine) continue;
    Loaded loaded(wrong);
    test::KataGoGame game(4, 3, 0);
    loaded->look(game.situation(loaded->planes()), game.grid());
  }
}

}  // namespace
}  // namespace kakoi::go
