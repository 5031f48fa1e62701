#include "support/records.h"

#include <cstdlib>
#include <fstream>

namespace kakoi::test {
namespace {

/// What follows "name": in a line of a flat JSON object, or nothing. No value of these files holds an escape.
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

}  // namespace kakoi::test
