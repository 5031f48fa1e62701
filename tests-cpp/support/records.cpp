#include "support/records.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace kakoi::test {
namespace {

/// The text after "name": in a line of a flat JSON object, or nothing. No value of these files holds an escape.
std::string value_of(const std::string& line, const std::string& name) {
  const std::string key = '"' + name + '"';
  auto at = line.find(key);
  if (at == std::string::npos) return "";
  at = line.find_first_not_of(": ", at + key.size());
  if (line[at] == '"') return line.substr(at + 1, line.find('"', at + 1) - at - 1);
  return line.substr(at, line.find_first_of(",}", at) - at);
}

int number_of(const std::string& line, const std::string& name) {
  return std::atoi(value_of(line, name).c_str());
}

/// The text of an array, brackets included, that follows "name":.
std::string array_of(const std::string& line, const std::string& name) {
  const auto start = line.find('[', line.find('"' + name + "\":"));
  int depth = 0;
  auto end = start;
  do {
    depth += (line[end] == '[') - (line[end] == ']');
    ++end;
  } while (depth > 0 && end < line.size());
  return line.substr(start, end - start);
}

/// The whole numbers of a text, in order.
std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  for (std::size_t at = 0; (at = text.find_first_of("0123456789", at)) != std::string::npos;) {
    std::size_t length = 0;
    numbers.push_back(std::stoi(text.substr(at), &length));
    at += length;
  }
  return numbers;
}

/// [["R",[[2,1],[1,3]]],…] as "R 2-1 1-3; …".
std::string chains_in(const std::string& array) {
  std::string chains;
  for (auto at = array.find('"'); at != std::string::npos;) {
    const auto next = array.find('"', at + 3);
    chains += array[at + 1];
    const auto numbers = numbers_in(array.substr(at, next - at));
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
      chains += ' ' + std::to_string(numbers[i]) + '-' + std::to_string(numbers[i + 1]);
    }
    chains += "; ";
    at = next;
  }
  return chains;
}

std::vector<std::array<int, 3>> sets_in(const std::string& array) {
  std::vector<std::array<int, 3>> sets;
  const auto numbers = numbers_in(array);
  for (std::size_t i = 0; i + 2 < numbers.size(); i += 3) {
    sets.push_back({numbers[i], numbers[i + 1], numbers[i + 2]});
  }
  std::sort(sets.begin(), sets.end());
  return sets;
}

}  // namespace

std::vector<Record> read_records(const std::string& path) {
  std::vector<Record> records;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const int size = number_of(line, "size");
    const std::string name = value_of(line, "name");
    records.push_back(
        {size != 0 ? size : number_of(line, "width"), size != 0 ? size : number_of(line, "height"),
         name.empty() ? value_of(line, "kind") : name, value_of(line, "board"), value_of(line, "passAlive"),
         value_of(line, "passAliveSuicide"), value_of(line, "trompTaylor")});
  }
  return records;
}

std::vector<TerritoryRecord> read_territory_records(const std::string& path) {
  std::vector<TerritoryRecord> records;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    records.push_back({number_of(line, "width"), number_of(line, "height"), value_of(line, "name"),
                       value_of(line, "board"), value_of(line, "dead"), value_of(line, "territory"),
                       value_of(line, "seki")});
  }
  return records;
}

std::vector<PerftRecord> read_perft_records(const std::string& path) {
  std::vector<PerftRecord> records;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    records.push_back({value_of(line, "fen"), number_of(line, "depth"), number_of(line, "nodes"),
                       number_of(line, "captures"), number_of(line, "passes")});
  }
  return records;
}

std::vector<QuadRecord> read_quad_records(const std::string& path) {
  std::vector<QuadRecord> records;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    records.push_back({value_of(line, "fen"),
                       value_of(line, "color")[0],
                       number_of(line, "groups"),
                       number_of(line, "holes"),
                       number_of(line, "euler8"),
                       number_of(line, "euler4"),
                       {number_of(line, "q0"), number_of(line, "q1"), number_of(line, "q2"),
                        number_of(line, "q3"), number_of(line, "q4"), number_of(line, "qd")}});
  }
  return records;
}

std::vector<SenketRecord> read_senket_records(const std::string& path) {
  std::vector<SenketRecord> records;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    records.push_back({number_of(line, "n"), value_of(line, "id"), value_of(line, "mode"),
                       chains_in(array_of(line, "chains")) + chains_in(array_of(line, "posts")),
                       number_of(line, "red"), number_of(line, "blue"), sets_in(array_of(line, "red_sets")),
                       sets_in(array_of(line, "blue_sets"))});
  }
  return records;
}

}  // namespace kakoi::test
