// Positions with known answers, one JSON object a line, as tests-cpp/data/README.md describes them.

#pragma once

#include <array>
#include <string>
#include <vector>

namespace kakoi::test {

/// Boards row by row: 'X' black, 'O' white, '.' empty; owners in the same way.
struct Record {
  int width;
  int height;
  /// The origin of the position ("playout-mid", …), or its own name.
  std::string kind;
  std::string board;
  std::string pass_alive;
  std::string pass_alive_suicide;
  /// Empty where a record does not say.
  std::string tromp_taylor;
};

/// A counted board. `dead` and `seki` mark points with '#'; `seki` is empty where a record does not say.
struct TerritoryRecord {
  int width;
  int height;
  std::string name;
  std::string board;
  std::string dead;
  std::string territory;
  std::string seki;
};

/// The number of lines of play of a depth from a position of Lines of Action, and how many of their last moves are
/// captures and passes.
struct PerftRecord {
  std::string fen;
  int depth;
  int nodes;
  int captures;
  int passes;
};

/// One side of a position of Lines of Action: groups (diagonals connect), holes, Euler numbers, windows.
struct QuadRecord {
  std::string fen;
  /// 'b' or 'w'.
  char color;
  int groups;
  int holes;
  int euler8;
  int euler4;
  /// q0, q1, q2, q3, q4, qd.
  std::array<int, 6> quads;
};

/// A scored Senket board, as text in the form of senket_boards.h. Sets are area, prisoners and open points,
/// ascending.
struct SenketRecord {
  int size;
  std::string id;
  /// "area" or "post".
  std::string mode;
  std::string board;
  int red;
  int blue;
  std::vector<std::array<int, 3>> red_sets;
  std::vector<std::array<int, 3>> blue_sets;
};

/// The records of a file; none where there is no such file.
std::vector<TerritoryRecord> read_territory_records(const std::string& path);

/// The records of a file; none where there is no such file.
std::vector<Record> read_records(const std::string& path);

/// The records of a file; none where there is no such file.
std::vector<PerftRecord> read_perft_records(const std::string& path);

/// The records of a file; none where there is no such file.
std::vector<QuadRecord> read_quad_records(const std::string& path);

/// The records of a file; none where there is no such file.
std::vector<SenketRecord> read_senket_records(const std::string& path);

}  // namespace kakoi::test
