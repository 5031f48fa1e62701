// Point sets, and what all games share.

export default {
  game: 'core',
  includes: ['core/color.h', 'core/symmetry.h', 'writer.h'],

  constants: {
    INPUT_WORDS: [64 * 1024, 'What JavaScript writes before a call: the input half of the transfer buffer.'],
    OUTPUT_WORDS: [
      256 * 1024,
      'What the engine writes for it: several hundred analysed 19×19 positions, or one of 32×32 with as many chains as there can be.',
    ],
    POINT_STRIDE: [32, 'A point as one number: y·POINT_STRIDE + x.', 'kMaxSide'],
    NO_POINT: [0xffffffff, 'No point: a pass, no ko.', 'kNoPointWord'],
    SECOND_SET: [32, 'Where calls on two point sets find the second; the first is at word 0.'],
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
    inputAddress: { about: 'The address of the input.', gives: 'word' },
    outputAddress: { about: 'The address of the output.', gives: 'word' },

    setUp: { about: 'Writes the set moved one step up.', takes: 'width, height' },
    setDown: { about: 'Writes the set moved one step down.', takes: 'width, height' },
    setLeft: { about: 'Writes the set moved one step to the left.', takes: 'width, height' },
    setRight: { about: 'Writes the set moved one step to the right.', takes: 'width, height' },
    setExplode: { about: "Writes the neighbours of the set's points.", takes: 'width, height, connectivity' },
    setGrow: { about: 'Writes the set and its neighbours.', takes: 'width, height, connectivity' },
    setBorder: { about: 'Writes the neighbours outside the set.', takes: 'width, height, connectivity' },
    setShrink: {
      about: 'Writes the points whose neighbours are all in the set.',
      takes: 'width, height, connectivity',
    },
    setExpandTo: {
      about: 'Writes what is connected to the set within the second one.',
      takes: 'width, height, connectivity',
    },
    setFirstChain: {
      about: 'Writes the connected part with the lowest point.',
      takes: 'width, height, connectivity',
    },
    setIncrement: { about: 'Writes the next set, read as a whole number.', takes: 'width, height' },
    setDecrement: { about: 'Writes the set before, read as a whole number.', takes: 'width, height' },
    setNegate: { about: "Writes the set's two's complement.", takes: 'width, height' },
    setChains: {
      about: 'Writes the connected parts; returns how many.',
      takes: 'width, height, connectivity',
      gives: 'int',
    },
    setQuads: { about: 'Writes Quads.', takes: 'width, height' },
    setNthPoint: {
      about: 'The word of the point with `index` lower ones in the set, which must have that many.',
      takes: 'width, height, index',
      gives: 'word',
    },
    setEulerNumber: {
      about: 'Parts minus holes.',
      takes: 'width, height, connectivity',
      gives: 'int',
    },
    setTransform: {
      about: 'Writes the set turned or mirrored by one of SYMMETRIES; height × width where it transposes.',
      takes: 'width, height, symmetry',
    },
  },
};
