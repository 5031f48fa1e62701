// Point sets.

export default {
  game: 'sets',
  includes: ['layout/core.h'],
  transfer: 'transfer.h',

  calls: {
    setUp: ['Writes the set moved one step up.', 'grid, set → mirrored set'],
    setDown: ['Writes the set moved one step down.', 'grid, set → mirrored set'],
    setLeft: ['Writes the set moved one step to the left.', 'grid, set → set'],
    setRight: ['Writes the set moved one step to the right.', 'grid, set → set'],
    setExplode: ["Writes the neighbours of the set's points.", 'grid, set, connectivity → mirrored set'],
    setGrow: ['Writes the set and its neighbours.', 'grid, set, connectivity → mirrored set'],
    setBorder: ['Writes the neighbours outside the set.', 'grid, set, connectivity → mirrored set'],
    setShrink: [
      'Writes the points whose neighbours are all in the set.',
      'grid, set, connectivity → mirrored subset',
    ],
    setExpandTo: [
      'Writes what is connected to the set within the second one.',
      'grid, set, within: set, connectivity → set',
    ],
    setFirstChain: ['Writes the connected part with the lowest point.', 'grid, set, connectivity → subset'],
    setIncrement: ['Writes the next set, read as a whole number.', 'grid, set → set'],
    setDecrement: ['Writes the set before, read as a whole number.', 'grid, set → set'],
    setNegate: ["Writes the set's two's complement.", 'grid, set → set'],
    setChains: [
      'Writes the connected parts; returns how many.',
      'grid, set, connectivity → parts, returns int',
    ],
    setQuads: ['Writes Quads.', 'grid, set → Quads'],
    setNthPoint: [
      'The word of the point with `index` lower ones in the set, which must have that many.',
      'grid, set: points, index → returns point',
    ],
    setEulerNumber: ['Parts minus holes.', 'grid, set, connectivity → returns int'],
    setTransform: [
      'Writes the set turned or mirrored by one of SYMMETRIES; height × width where it transposes.',
      'grid, set, symmetry → turned',
    ],
  },
};
