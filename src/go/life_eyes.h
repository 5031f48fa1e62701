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

/// Whether the attacker captures the target whoever is to move: it has room for one eye at most.
///
/// Beside an attacking stone that cannot be captured, the attacker may always play, and what it plays there cannot be
/// captured either. So no eye is there. When all other points without a defending stone are one, or two neighbours, the attacker
/// fills everything else, then that. Stones that may yet be captured count as room for eyes.
///
/// Chains of the defender die one after the other, and each leaves room if stones of it lie deep, beside no such attacking
/// stone. So these have to be captured together, by the same last liberty in the eye; or there is no eye, and one such chain,
/// which is captured last. When the whole target is one chain, it is over with that chain, and the other deep stones count as
/// room from the start.
///
/// More stones of the defender do not change it.
bool is_dead(const LifeArea& area, const LifeState& state);
bool is_dead(const LifeArea& area, const LifeState& state, const Reach& reach);

/// A move of the attacker that brings the capture of a target that is_dead() nearer; -1 when only a pass does, which frees
/// it of a ko.
int finishing_move(const LifeArea& area, const LifeState& state);

}  // namespace kakoi::go
