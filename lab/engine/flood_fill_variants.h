// Ways to flood-fill that were measured against the one in core/flood_fill.h, kept so that the choice can be
// repeated.
//
// All answer the same question: every point of `mask` that is 4-connected to `seed` inside `mask`, seed ⊆
// mask. Their sets are of N vectors and live in registers, as those of the engine do.

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "core/fill_kernel.h"
#include "engine/inline_set.h"

namespace kakoi::bench {

/// One vector step at a time until nothing changes.
template <int N>
InlineSet<N> fill_grow(InlineSet<N> filled, const InlineSet<N>& mask) {
  for (;;) {
    const InlineSet<N> next = filled.grown() & mask;
    if (next == filled) return filled;
    filled = next;
  }
}

/// Two steps between tests for the end.
template <int N>
InlineSet<N> fill_grow_two(InlineSet<N> filled, const InlineSet<N>& mask) {
  for (;;) {
    const InlineSet<N> one = filled.grown() & mask;
    const InlineSet<N> two = one.grown() & mask;
    if (two == one) return two;
    filled = two;
  }
}

/// The engine's loop as `expand` has it: called, from whole sets to a whole set.
template <int N>
[[gnu::noinline]] PointSet kernel(const PointSet& seed, const PointSet& mask) {
  return expand_in<N>(seed, mask);
}

/// Both ways along the rows in full (carry to the right, doubling shifts to the left), then one step up and
/// down.
template <int N>
InlineSet<N> fill_rows_then_step(InlineSet<N> filled, const InlineSet<N>& mask) {
  for (;;) {
    InlineSet<N> next = (filled.up() | filled.down() | filled) & mask;
    for (int i = 0; i < N; ++i) {
      const RowVector m = mask.vectors[i];
      RowVector f = next.vectors[i];
      f |= m & ~(m + f);
      RowVector through = m;
      f |= through & (f >> 1), through &= through >> 1;
      f |= through & (f >> 2), through &= through >> 2;
      f |= through & (f >> 4), through &= through >> 4;
      f |= through & (f >> 8), through &= through >> 8;
      f |= through & (f >> 16);
      next.vectors[i] = f;
    }
    if (next == filled) return filled;
    filled = next;
  }
}

/// All of the runs of `mask` that `seeds` touch.
inline std::uint32_t whole_runs(std::uint32_t seeds, std::uint32_t mask) {
  seeds |= mask & ~(mask + seeds);
  std::uint32_t through = mask;
  for (int step = 1; step < 32; step *= 2) {
    seeds |= through & (seeds >> step);
    through &= through >> step;
  }
  return seeds;
}

/// Row by row down and up again in plain words, every row filled along its runs, until a pass changes
/// nothing.
template <int N>
InlineSet<N> fill_sweeps(const InlineSet<N>& seed, const InlineSet<N>& mask_set) {
  constexpr int rows = InlineSet<N>::kRows;
  std::uint32_t mask[rows];
  std::uint32_t filled[rows];
  mask_set.store(mask);
  seed.store(filled);
  for (bool changed = true; changed;) {
    changed = false;
    std::uint32_t carried = 0;
    for (int y = 0; y < rows; ++y) {
      const std::uint32_t seeds = (carried | filled[y]) & mask[y];
      carried = seeds == 0 ? 0 : whole_runs(seeds, mask[y]);
      changed |= carried != filled[y];
      filled[y] = carried;
    }
    for (int y = rows - 2; y >= 0; --y) {
      const std::uint32_t seeds = (filled[y + 1] | filled[y]) & mask[y];
      const std::uint32_t next = seeds == filled[y] ? seeds : whole_runs(seeds, mask[y]);
      changed |= next != filled[y];
      filled[y] = next;
    }
  }
  return InlineSet<N>::load(filled);
}

/// Runs and a stack of runs to look at, as in scan-line filling. Good when the part is small.
template <int N>
InlineSet<N> fill_runs(const InlineSet<N>& seed, const InlineSet<N>& mask_set) {
  constexpr int rows = InlineSet<N>::kRows;
  std::uint32_t open[rows];  // mask points not reached yet
  std::uint32_t filled[rows] = {};
  mask_set.store(open);
  struct Run {
    int y;
    std::uint32_t bits;
  };
  Run stack[rows * 16];
  int depth = 0;
  const auto reach = [&](int y, std::uint32_t seeds) {
    seeds &= open[y];
    while (seeds != 0) {
      const int at = std::countr_zero(seeds);
      const std::uint32_t above = ~(open[y] >> at);
      const int length = std::countr_zero(above);
      const std::uint32_t below = ~open[y] & ((1U << at) - 1);
      const int start = 32 - std::countl_zero(below);
      const int stop = length >= 32 - at ? 32 : at + length;
      const std::uint32_t bits = (~0U >> (32 - (stop - start))) << start;
      open[y] &= ~bits;
      filled[y] |= bits;
      seeds &= ~bits;
      stack[depth++] = {y, bits};
    }
  };
  std::uint32_t seeds[rows];
  seed.store(seeds);
  for (int y = 0; y < rows; ++y) {
    if (seeds[y] != 0) reach(y, seeds[y]);
  }
  while (depth > 0) {
    const Run run = stack[--depth];
    if (run.y > 0) reach(run.y - 1, run.bits);
    if (run.y + 1 < rows) reach(run.y + 1, run.bits);
  }
  return InlineSet<N>::load(filled);
}

/// As fill_grow with the rows in memory between two guard vectors, neighbours by unaligned loads.
template <int N>
InlineSet<N> fill_guard_rows(const InlineSet<N>& seed, const InlineSet<N>& mask) {
  alignas(16) std::uint32_t rows[4 * N + 8] = {};
  const auto at = [&](int y) {
    RowVector v;
    std::memcpy(&v, rows + 4 + y, sizeof v);
    return v;
  };
  std::memcpy(rows + 4, &seed, sizeof seed);
  InlineSet<N> filled = seed;
  for (;;) {
    InlineSet<N> next;
    for (int i = 0; i < N; ++i) {
      const RowVector f = filled.vectors[i];
      next.vectors[i] = (f | at(4 * i - 1) | at(4 * i + 1) | f << 1 | f >> 1) & mask.vectors[i];
    }
    if (next == filled) return filled;
    filled = next;
    std::memcpy(rows + 4, &filled, sizeof filled);
  }
}

/// As fill_grow, over only the vectors between the lowest and the highest row in use, tracked as the fill
/// spreads.
template <int N>
InlineSet<N> fill_tracking_rows(InlineSet<N> filled, const InlineSet<N>& mask) {
  int low = 0;
  while (low < N - 1 && !any(filled.vectors[low])) ++low;
  int high = N - 1;
  while (high > low && !any(filled.vectors[high])) --high;
  for (;;) {
    if (low > 0) --low;
    if (high < N - 1) ++high;
    RowVector change{};
    RowVector above = low > 0 ? filled.vectors[low - 1] : RowVector{};
    for (int i = low; i <= high; ++i) {
      const RowVector f = filled.vectors[i];
      const RowVector below = i + 1 < N ? filled.vectors[i + 1] : RowVector{};
      const RowVector next = (f | __builtin_shufflevector(above, f, 3, 4, 5, 6) |
                              __builtin_shufflevector(f, below, 1, 2, 3, 4) | f << 1 | f >> 1) &
                             mask.vectors[i];
      change |= next ^ f;
      filled.vectors[i] = next;
      above = f;
    }
    if (!any(change)) return filled;
    while (low < high && !any(filled.vectors[low])) ++low;
    while (high > low && !any(filled.vectors[high])) --high;
  }
}

/// Both ideas at once: rows run full to the right by carry, over only the vectors in use.
template <int N>
InlineSet<N> fill_carry_tracking_rows(InlineSet<N> filled, const InlineSet<N>& mask) {
  int low = 0;
  while (low < N - 1 && !any(filled.vectors[low])) ++low;
  int high = N - 1;
  while (high > low && !any(filled.vectors[high])) --high;
  for (;;) {
    if (low > 0) --low;
    if (high < N - 1) ++high;
    RowVector change{};
    RowVector above = low > 0 ? filled.vectors[low - 1] : RowVector{};
    for (int i = low; i <= high; ++i) {
      const RowVector f = filled.vectors[i];
      const RowVector below = i + 1 < N ? filled.vectors[i + 1] : RowVector{};
      RowVector next = (f | __builtin_shufflevector(above, f, 3, 4, 5, 6) |
                        __builtin_shufflevector(f, below, 1, 2, 3, 4) | f >> 1) &
                       mask.vectors[i];
      next |= mask.vectors[i] & ~(mask.vectors[i] + next);
      change |= next ^ f;
      filled.vectors[i] = next;
      above = f;
    }
    if (!any(change)) return filled;
    while (low < high && !any(filled.vectors[low])) ++low;
    while (high > low && !any(filled.vectors[high])) --high;
  }
}

}  // namespace kakoi::bench
