#include "support/recorded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace kakoi::test {
namespace {

/// Every so manieth question is asked: under sanitizers few, as share_of() says.
constexpr std::size_t kStep = KAKOI_SANITIZED ? 8 : 1;

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

struct Entry {
  std::vector<std::string> question;
  std::vector<std::string> answer;
};

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

/// Text before the first question is for readers; blank lines part the rest.
struct File {
  std::string head;
  std::vector<Entry> entries;
};

File read_file(const std::string& path) {
  File file;
  std::ifstream text(path);
  bool is_open = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with('#')) {
      file.head += line + '\n';
    } else if (line.empty()) {
      is_open = false;
    } else {
      if (!is_open) file.entries.emplace_back();
      is_open = true;
      Entry& entry = file.entries.back();
      line.starts_with("= ") ? entry.answer.push_back(line.substr(2)) : entry.question.push_back(line);
    }
  }
  return file;
}

void write_file(const std::string& path, const File& file) {
  std::ofstream text(path);
  text << file.head;
  for (const Entry& entry : file.entries) {
    text << '\n';
    for (const std::string& line : entry.question) text << line << '\n';
    for (const std::string& line : entry.answer) text << "= " << line << '\n';
  }
}

Question question_of(const Entry& entry) {
  Question question{words_of(entry.question[0]), {entry.question.begin() + 1, entry.question.end()}};
  for (std::string& word : question.words) {
    if (word.ends_with(',')) word.pop_back();
  }
  return question;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += "\n  " + line;
  return text;
}

}  // namespace

bool Question::has(std::string_view word) const {
  return std::find(words.begin(), words.end(), word) != words.end();
}

int Question::number(std::string_view word) const {
  const auto at = std::find(words.begin(), words.end(), word);
  if (at != words.begin() && at != words.end()) return std::stoi(*(at - 1));
  ADD_FAILURE() << "no number of " << word;
  return 0;
}

Rows Question::rows() const { return diagram(joined(lines)); }

void expect_as_recorded(std::string_view file, const Answerer& answer) {
  const std::string path = std::string(KAKOI_TEST_DATA) + "/recorded/" + std::string(file);
  File recorded = read_file(path);
  ASSERT_FALSE(recorded.entries.empty()) << path;
  const bool records = std::getenv("KAKOI_RECORD") != nullptr;
  for (std::size_t i = 0; i < recorded.entries.size(); i += records ? 1 : kStep) {
    Entry& entry = recorded.entries[i];
    const std::vector<std::string> found = answer(question_of(entry));
    if (records) {
      entry.answer = found;
    } else {
      EXPECT_EQ(entry.answer, found)
          << file << joined(entry.question)
          << "\n`npm --prefix lab run strength -- --record` records what is meant to be so.";
    }
  }
  if (records) write_file(path, recorded);
}

std::string vertex_name(Point p, const Grid& grid) {
  if (p.x < 0) return "pass";
  return kColumns[static_cast<std::size_t>(p.x)] + std::to_string(grid.height - p.y);
}

Point vertex_named(std::string_view name, const Grid& grid) {
  const auto x = static_cast<int>(kColumns.find(name[0]));
  return {x, grid.height - std::stoi(std::string(name.substr(1)))};
}

}  // namespace kakoi::test
