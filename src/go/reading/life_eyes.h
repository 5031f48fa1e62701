// Static tests of a target, without reading: that it has two eyes, or that it cannot get them.

#pragma once

#include "go/reading/life_state.h"

namespace kakoi::go {

/// The points of `mask` connected to `seed`, which lies in it.
LifeArea::Bits fill(const LifeArea& area, LifeArea::Bits seed, LifeArea::Bits mask);

/// True when the target can never be captured, even if the defender always passes: Benson's rule
/// (benson.h) inside the area, whose chains with a liberty outside of it are alive from the start.
bool is_alive(const LifeArea& area, const LifeState& state);

/// The stones and the eyes that make an is_alive() target alive, as few as are found.
LifeArea::Bits alive_points(const LifeArea& area, const LifeState& state);

/// The attacking stones that cannot be captured (`fixed`), and those stones with the points where the
/// attacker may add to them (`points`).
struct Reach {
  LifeArea::Bits fixed;
  LifeArea::Bits points;
};

Reach reach_of(const LifeArea& area, const LifeState& state);

/// True when the attacker captures the target whoever is to move: it has room for one eye at most.
///
/// Beside an attacking stone that cannot be captured, the attacker may always play, and the stone played
/// there cannot be captured either. So no eye can be there. When all other points without a defending stone
/// are one point, or two neighbours, the attacker fills everything else and then those. Stones that may yet
/// be captured count as room for eyes.
///
/// Chains of the defender are captured one after the other, and each leaves room if some of its stones lie
/// deep, beside no such attacking stone. So all of these have to be captured together, by the same last
/// liberty in the eye; or there is no eye, and one such chain, which is captured last. When the whole target
/// is one chain, play is over with that chain, and the other deep stones count as room from the start.
///
/// A dead target stays dead when the defender gets more stones.
bool is_dead(const LifeArea& area, const LifeState& state);
bool is_dead(const LifeArea& area, const LifeState& state, const Reach& reach);

/// A move of the attacker that brings the capture of a target that is_dead() nearer; -1 when only a pass
/// does, because it lifts the ban of a ko.
int finishing_move(const LifeArea& area, const LifeState& state);

}  // namespace kakoi::go
