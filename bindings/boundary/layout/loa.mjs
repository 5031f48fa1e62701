// Lines of Action. A position is Black's squares in two words (a1 is bit 0 of the first, b1 bit 1, a2 bit 8, whatever the
// board), then White's, then the number of squares in a row.

export default {
  game: 'loa',
  includes: ['layout/core.h', 'loa/evaluation.h', 'loa/perft.h'],
  transfer: 'loa_transfer.h',

  types: {
    position: {
      numbers: ['toPlay'],
      wire: ['int'],
      draws: [['kColor']],
      cpp: 'const loa::Position&',
      input: 'kLoa',
      words: 'kLoaPositionWords',
      check: ([toPlay]) => `${toPlay} == 0 || ${toPlay} == 1`,
      convert: ([toPlay], at) => `load_loa_position(${at}, static_cast<Color>(${toPlay}))`,
    },
    stones: {
      cpp: 'const loa::Position&',
      input: 'kLoa',
      words: 'kLoaPositionWords',
      convert: (_, at) => `load_loa_position(${at}, Color::kBlack)`,
    },
    positions: { input: 'kLoaPositions' },
  },

  constants: {
    POSITION_WORDS: [5, 'The words of a position.'],
    SQUARES_WORDS: [4, "The words of both sides' squares."],
    LEAST_SIZE: [5, 'The squares in a row of the smallest board.', 'loa::kLeastSize'],
    MOST_SIZE: [8, 'The squares in a row of the largest board.', 'loa::kMostSize'],
    TO: [0x100, 'A move is one word: from + TO·to, and the flags that follow.'],
    CAPTURE: [0x10000, 'In a move word: it captures.'],
    CONNECTS_MOVER: [0x20000, 'In a move word: it connects the side that moves.'],
    CONNECTS_OPPONENT: [0x40000, 'In a move word: it connects the opponent.'],
    BLACK_CONNECTED: [1, "In a byte of loaConnectivity's output."],
    WHITE_CONNECTED: [2, "In a byte of loaConnectivity's output."],
  },

  enums: {
    LEGALITIES: {
      is: 'loa::Legality',
      words: ['legal', 'no-stone', 'not-your-stone', 'off-line', 'wrong-distance', 'own-stone', 'blocked'],
    },
  },

  records: {
    Terms: {
      about: "What speaks for a side, two's complement.",
      numbers: ['concentration', 'quads', 'mobility', 'uniformity'],
    },
    Position: {
      about: 'A position.',
      numbers: ['blackLow', 'blackHigh', 'whiteLow', 'whiteHigh', 'size'],
    },
    LineCounts: {
      about: 'How many stones stand on each line through a square.',
      numbers: ['row', 'column', 'diagonal', 'antidiagonal'],
    },
    Distance: {
      about: 'How far a move goes, and how many stones stand on its line.',
      numbers: ['steps', 'stones'],
    },
  },

  calls: {
    loaEvaluate: ['Writes the Terms of a colour.', 'stones, color → Terms'],
    loaMoves: [
      'Writes every legal move; returns how many there are. A decided position has none.',
      'position → moves, returns int',
    ],
    loaLegality: [
      "Returns which of LEGALITIES a move is; of a 'wrong-distance' it writes the Distance.",
      'position, from: square, to: square → Distance, returns LEGALITIES',
    ],
    loaPlay: ['Writes the Position after a legal move.', 'position, from, to → Position'],
    loaLineCounts: ['Writes the LineCounts of a square.', 'stones, square → LineCounts'],
    loaQuads: ['Writes the Quads of a colour.', 'stones, color → Quads'],
    loaEulerNumber: ["A colour's groups minus holes.", 'stones, color, connectivity → returns int'],
    loaConnectivity: [
      'Writes a byte for each of many positions: which sides are connected. Returns how many it did: it stops before one with a square that both sides hold.',
      'positions, count → flags, returns int',
    ],
    loaPerft: [
      'The number of lines of play of that many moves. A double holds every count up to 2^53, which takes a day to reach.',
      'position, depth: moves → returns double',
    ],
  },
};
