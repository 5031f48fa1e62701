// Point sets, and what all games share.

export default {
  game: 'core',
  includes: ['core/color.h', 'core/symmetry.h', 'writer.h'],
  transfer: 'transfer.h',

  constants: {
    INPUT_WORDS: [64 * 1024, 'What JavaScript writes before a call: the input half of the transfer buffer.'],
    OUTPUT_WORDS: [
      256 * 1024,
      'What the engine writes for it: several hundred analysed 19×19 positions, or one of 32×32 with as many chains as there can be.',
    ],
    POINT_STRIDE: [32, 'A point as one number: y·POINT_STRIDE + x.', 'kMaxSide'],
    NO_POINT: [0xffffffff, 'No point: a pass, no ko.', 'kNoPointWord'],
    TRANSPOSES: [
      1,
      'The bit that the symmetries have in their number which swap width and height.',
      'number(Symmetry::kTranspose)',
    ],
  },

  enums: {
    COLORS: { is: 'Color', words: ['black', 'white'] },
    SYMMETRIES: {
      is: 'Symmetry',
      words: [
        'identity',
        'transpose',
        'flipY',
        'rotate270',
        'flipX',
        'rotate90',
        'rotate180',
        'antiTranspose',
      ],
    },
  },

  records: {
    Sides: { about: 'A set of each colour.', sets: ['black', 'white'] },
    Quads: { about: 'Windows of 2×2 cells by content.', numbers: ['q0', 'q1', 'q2', 'q3', 'q4', 'qd'] },
  },

  calls: {
    inputAddress: ['The address of the input.', '→ returns word'],
    outputAddress: ['The address of the output.', '→ returns word'],

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
