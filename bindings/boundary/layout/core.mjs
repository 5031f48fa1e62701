// The transfer buffer, and what all games share.

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
  },
};
