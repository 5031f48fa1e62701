// Go. A position is Sides: Black's stones, then White's.

export default {
  game: 'go',
  includes: [
    'go/maps/bouzy.h',
    'go/score/dead_chains.h',
    'go/score/dead_stones.h',
    'go/boards/replay.h',
    'layout/core.h',
  ],

  transfer: 'go_transfer.h',

  types: {
    position: {
      cpp: 'const go::Position&',
      input: 'kPosition',
      words: '2 * grid.height',
      convert: (_, at) => `load_position(${at}, grid)`,
    },
    rows: {
      cpp: 'const std::uint32_t*',
      input: 'kPosition',
      words: '2 * grid.height',
      convert: (_, at) => at,
    },
    positions: { input: 'kPositions' },
    games: { input: 'kGames' },
  },

  constants: {
    PASS: [0x8000, 'In a move word of goReplay, in place of the point.', 'int{go::kPassWord}'],
    WHITE_MOVE: [0x10000, 'Added to a move word of goReplay when White plays.', 'int{go::kWhiteWord}'],
    REPLAY_HEAD: [3, 'The words of a game in the input of goReplay before its position.'],
    REPLAY_SUICIDE: [1, 'A flag of goReplay: the suicide of chains is legal.'],
    REPLAY_STRICT: [2, 'Stop at the first move that is not legal.'],
    REPLAY_NUMBERS: [4, 'Write the columns of numbers.'],
    REPLAY_POSITIONS: [8, 'Write the column of positions.'],
    LINK_STRIDE: [0x10000, 'A link word of PassAlive: region·LINK_STRIDE + chain.'],
    CERTAIN: [1000, 'What is certain in the ownership of DeadStones.', 'go::DeadStones::kCertain'],
    MOST_DILATIONS: [8000, "More could leave the 16 bits of Bouzy's values.", 'go::kMostDilations'],
  },

  enums: {
    LEGALITIES: { is: 'go::Legality', words: ['legal', 'occupied', 'suicide', 'ko', 'superko'] },
    KO_RULES: { is: 'go::KoRule', words: ['simple', 'positional', 'situational', 'natural-situational'] },
    DEAD_FAULTS: { is: 'go::DeadFault', words: ['none', 'no-stone', 'split-chain'] },
    EFFORTS: { is: 'go::Effort', words: ['fast', 'normal', 'high'] },
    COUNTINGS: {
      name: 'Counting',
      about:
        'By area, by territory as docs/scoring.md has it, or by all the empty points that are surrounded.',
      words: ['area', 'strict', 'surrounded'],
    },
  },

  flags: {
    ANALYSES: {
      name: 'Analysis',
      about:
        'What goAnalyze can be asked for. It writes their sections in this order, each after its length in words (that word not counted).',
      words: ['chains', 'passAlive', 'area', 'legalMoves', 'bouzy'],
    },
  },

  records: {
    Move: {
      about: 'What a move leads to, and how many stones it captures.',
      numbers: ['ko', 'count'],
      sets: ['black', 'white', 'captured'],
    },
    Replayed: {
      about:
        'How far a game was replayed, why not further, and where it stands; Sides follow. Then columns that begin with the move `from` and have room for all: as asked for, a word a move for the ko, one for how many stones it removed, two for the hash; Sides a move.',
      numbers: ['played', 'legality', 'ko', 'blackCaptures', 'whiteCaptures', 'hashLow', 'hashHigh'],
    },
    Chains: {
      about: "How many chains there are of each colour; a Chain each follows, Black's first.",
      numbers: ['blackChains', 'whiteChains'],
    },
    Chain: { about: 'A chain.', sets: ['stones', 'liberties'] },
    PassAlive: {
      about:
        "A colour's part of the section, Black's first. Behind it as many chains and regions, a set each, and link words.",
      numbers: ['chains', 'regions', 'links'],
      sets: ['stones', 'territory'],
    },
    Score: {
      about: 'What goScore counts. Only strict territory knows seki and false eyes.',
      numbers: ['blackPoints', 'whitePoints', 'blackDead', 'whiteDead'],
      sets: ['black', 'white', 'dame', 'seki', 'falseEyes'],
    },
    DeadStones: {
      about:
        "The dead stones, and which were proven dead or alive, decided by search, or left undecided. The ownership of every point follows, row by row, Black's positive: a word a point, two's complement.",
      sets: ['dead', 'proven', 'searched', 'undecided'],
    },
    Hash: {
      about: 'A hash in two halves: 64-bit numbers would need BigInt at the boundary.',
      numbers: ['low', 'high'],
    },
  },

  calls: {
    goPlay: [
      'Plays one move; returns which of LEGALITIES it is. Writes a Move when it is legal. A negative `ko` is none.',
      'grid, position, color, point, ko: point?, suicide: flag → Move, returns LEGALITIES',
    ],
    goLegalMoves: [
      'Writes every point where the colour may play. A negative `ko` is none.',
      'grid, position, color, ko: point?, suicide: flag → mirrored emptyPoints',
    ],
    goReplay: [
      'Replays games by one of KO_RULES and writes Replayed for each. Input of each: how many moves, which of COLORS is to play, the ko point or NO_POINT, the position, a word a move. The caller sees that the answers fit.',
      'grid, games, count, ko: KO_RULES, flags: 0..15, from: firstMove → Replayed',
    ],
    goAnalyze: [
      'Analyses positions that follow one another in the input, until all are done or the output might overflow; returns how many. Of each it writes the length of its record in words, that word included, and the sections asked for.',
      'grid, positions, count, analyses: ANALYSES, suicide: flag → analyses, returns int',
    ],
    goScore: [
      'Reads a position and its dead stones and writes a Score. When they are not whole chains, returns which of DEAD_FAULTS is the first and writes its point.',
      'grid, position, dead: set, counting: COUNTINGS → mirrored Score, returns DEAD_FAULTS',
    ],
    goOwnership: [
      "Writes the ownership sums of a position after a number of playouts: a word a point, two's complement, row by row.",
      'grid, position, playouts, careful: flag, seed → sums',
    ],
    goDeadStones: [
      'Writes the DeadStones of both colours, looked for with one of EFFORTS.',
      'grid, position, playouts, effort: EFFORTS, seed → DeadStones',
    ],
    goVicinity: [
      'Writes the points within `level` empty steps of a point.',
      'grid, position, point, level: 0..1024 → mirrored set',
    ],
    goVicinityMap: [
      'Writes for every point the first level of the vicinity that holds it: a 16-bit number, two a word.',
      'grid, position, point → map',
    ],
    goInfluence: [
      'Writes the empty points that the colour gets to first; those that the chain at a point does unless its number is negative.',
      'grid, position, color, reach: 0..1024, chain: point? → emptyPoints',
    ],
    goInfluenceGain: [
      'Writes for every point, row by row, what a stone of the colour there adds to its influence and takes from the other: a float a point, NaN where it may not play.',
      'grid, position, color, reach: 0..1024 → gains',
    ],
    goBouzy: [
      "Writes Bouzy's map: a 16-bit number a point, two a word.",
      'grid, position, dilations: 0..MOST_DILATIONS, erosions: 0..2147483647 → map',
    ],
    goHash: ['Writes the Hash of a position.', 'grid, rows → Hash'],
    goCanonicalHash: [
      'Writes the least Hash over the symmetries, with colours swapped too when asked.',
      'grid, rows, swapColors: flag → mirrored Hash',
    ],
  },
};
