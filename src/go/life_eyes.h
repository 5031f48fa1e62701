// What can be seen of a target without reading: that it has two eyes, or that it cannot get them.

#pragma once

#include "go/life_state.h"

namespace kakoi::go {

/// The points of `mask` connected to `seed`, which lies in it.
LifeArea::Bits fill(const LifeArea& area, LifeArea::Bits seed, LifeArea::Bits mask);

/// Whether a stone of the target can never be captured though the defender always passes: Benson's rule (benson.h)
/// inside the area, whose chains with a liberty outside of it are alive from the start.
bool is_alive(const LifeArea& area, const LifeState& state);

/// Of a target that is_alive(), the stones and the eyes that make it so, as few as are found.
LifeArea::Bits alive_points(const LifeArea& area, const LifeState& state);

/// Attacking stones that cannot be captured, and with them the points where the attacker may add to them.
struct Reach {
  LifeArea::Bits fixed;
  LifeArea::Bits points;
};

Reach reach_of(const LifeArea& area, const LifeState& state);

/// Whether the attacker captures the target whoever is to move: no point but one, or two neighbours, can become an eye.
///
/// Beside an attacking stone that cannot be captured, the attacker may always play, and what it plays there cannot be
/// captured either. Where all empty points are such, it fills them one by one; one or two more make one eye at
/// most. Stones that may yet be captured count as eye space.
/// More stones of the defender do not change it.
bool is_dead(const LifeArea& area, const LifeState& state);
bool is_dead(const LifeArea& area, const LifeState& state, const Reach& reach);

/// A move of the attacker that brings the capture of a target that is_dead() nearer; -1 when only a pass does, which frees
/// it of a ko.
int finishing_move(const LifeArea& area, const LifeState& state);

}  // namespace kakoi::go
