#include "support/plain_benson.h"

#include <algorithm>

namespace kakoi::test {
namespace {

/// The chains and regions of a colour and how they lie to each other.
struct Parts {
  std::vector<PlainPart> chains;
  std::vector<PlainPart> regions;
  /// By region, the chains with a stone adjacent to any of its points.
  std::vector<std::set<std::size_t>> border;
  /// By chain, the regions vital to it.
  std::vector<std::set<std::size_t>> vital;
};

bool is_beside(const PlainBoard& board, int p, const PlainPart& chain) {
  for (const int q : board.neighbours(p)) {
    if (std::binary_search(chain.begin(), chain.end(), q)) return true;
  }
  return false;
}

bool is_vital(const PlainBoard& board, const PlainPart& region, const PlainPart& chain,
              go::SuicideRule suicide) {
  bool has_empty = false;
  for (const int p : region) {
    has_empty |= board.at(p) == '.';
    const bool must_touch = board.at(p) == '.' || suicide == go::SuicideRule::kAllowed;
    if (must_touch && !is_beside(board, p, chain)) return false;
  }
  return has_empty;
}

Parts find_parts(const PlainBoard& board, char mine, go::SuicideRule suicide) {
  Parts parts;
  std::vector<bool> seen(board.cells.size());
  for (int p = 0; p < board.points(); ++p) {
    if (seen[static_cast<std::size_t>(p)]) continue;
    const bool is_mine = board.at(p) == mine;
    auto part = board.connected(p, [&](char cell) { return (cell == mine) == is_mine; });
    for (const int q : part) seen[static_cast<std::size_t>(q)] = true;
    std::sort(part.begin(), part.end());
    (is_mine ? parts.chains : parts.regions).push_back(part);
  }
  parts.border.resize(parts.regions.size());
  parts.vital.resize(parts.chains.size());
  for (std::size_t r = 0; r < parts.regions.size(); ++r) {
    for (std::size_t c = 0; c < parts.chains.size(); ++c) {
      for (const int p : parts.regions[r]) {
        if (is_beside(board, p, parts.chains[c])) parts.border[r].insert(c);
      }
      if (is_vital(board, parts.regions[r], parts.chains[c], suicide)) parts.vital[c].insert(r);
    }
  }
  return parts;
}

}  // namespace

PlainAlive plain_pass_alive(const PlainBoard& board, Color color, go::SuicideRule suicide) {
  const char mine = stone_of(color);
  const Parts parts = find_parts(board, mine, suicide);
  std::vector<bool> chain_left(parts.chains.size(), true);
  std::vector<bool> region_left(parts.regions.size(), true);
  const auto vital_left = [&](std::size_t c) {
    return std::count_if(parts.vital[c].begin(), parts.vital[c].end(),
                         [&](std::size_t r) { return region_left[r]; });
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t c = 0; c < parts.chains.size(); ++c) {
      if (chain_left[c] && vital_left(c) < 2) chain_left[c] = false, changed = true;
    }
    for (std::size_t r = 0; r < parts.regions.size(); ++r) {
      const auto& border = parts.border[r];
      const bool sound =
          std::all_of(border.begin(), border.end(), [&](std::size_t c) { return chain_left[c]; });
      if (region_left[r] && !sound) region_left[r] = false, changed = true;
    }
  }

  PlainAlive alive;
  for (std::size_t c = 0; c < parts.chains.size(); ++c) {
    if (!chain_left[c]) continue;
    alive.stones.insert(alive.stones.end(), parts.chains[c].begin(), parts.chains[c].end());
    auto& regions = alive.chains[parts.chains[c]];
    for (const std::size_t r : parts.vital[c]) {
      if (region_left[r]) regions.insert(parts.regions[r]);
    }
  }
  for (std::size_t r = 0; r < parts.regions.size(); ++r) {
    // A region without a border, the whole board, belongs to nobody.
    if (!region_left[r] || parts.border[r].empty()) continue;
    const auto interior = std::count_if(parts.regions[r].begin(), parts.regions[r].end(), [&](int p) {
      const auto around = board.neighbours(p);
      return std::none_of(around.begin(), around.end(), [&](int q) { return board.at(q) == mine; });
    });
    if (interior > 1) continue;
    alive.territory.insert(alive.territory.end(), parts.regions[r].begin(), parts.regions[r].end());
  }
  std::sort(alive.stones.begin(), alive.stones.end());
  std::sort(alive.territory.begin(), alive.territory.end());
  return alive;
}

PlainPart plain_pass_alive_by_subsets(const PlainBoard& board, Color color, go::SuicideRule suicide) {
  const Parts parts = find_parts(board, stone_of(color), suicide);
  unsigned alive = 0;
  for (unsigned set = 0; set < 1U << parts.chains.size(); ++set) {
    const auto in_set = [&](std::size_t c) { return (set >> c & 1U) != 0; };
    bool sound = true;
    for (std::size_t c = 0; c < parts.chains.size() && sound; ++c) {
      if (!in_set(c)) continue;
      sound = std::count_if(parts.vital[c].begin(), parts.vital[c].end(), [&](std::size_t r) {
                return std::all_of(parts.border[r].begin(), parts.border[r].end(), in_set);
              }) >= 2;
    }
    if (sound) alive |= set;
  }
  PlainPart stones;
  for (std::size_t c = 0; c < parts.chains.size(); ++c) {
    if ((alive >> c & 1U) != 0) stones.insert(stones.end(), parts.chains[c].begin(), parts.chains[c].end());
  }
  std::sort(stones.begin(), stones.end());
  return stones;
}

std::string plain_owners(const PlainBoard& board, go::SuicideRule suicide) {
  std::string owners(board.cells.size(), '.');
  for (const auto color : {Color::kBlack, Color::kWhite}) {
    const PlainAlive alive = plain_pass_alive(board, color, suicide);
    for (const auto& part : {alive.stones, alive.territory}) {
      for (const int p : part) owners[static_cast<std::size_t>(p)] = stone_of(color);
    }
  }
  return owners;
}

void PrintTo(const PlainAlive& alive, std::ostream* out) {
  const auto print = [&](const char* name, const PlainPart& part) {
    *out << "\n    " << name << ':';
    for (const int p : part) *out << ' ' << p;
  };
  print("stones", alive.stones);
  print("territory", alive.territory);
  for (const auto& [chain, regions] : alive.chains) {
    print("chain", chain);
    for (const auto& region : regions) print("  vital region", region);
  }
}

}  // namespace kakoi::test
