// Included before everything else in a build with mutants: which of them is active, and which were reached.

#pragma once

extern int kakoi_active_mutant;
extern unsigned char kakoi_reached[];

inline bool kakoi_mutant_runs(int id) {
  kakoi_reached[id] = 1;
  return id == kakoi_active_mutant;
}

// Constant expressions evaluated by the compiler stay as they were.
constexpr bool kakoi_mutant(int id) { return !__builtin_is_constant_evaluated() && kakoi_mutant_runs(id); }
