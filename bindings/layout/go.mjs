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
    goPlay: {
      about:
        'Plays one move; returns which of LEGALITIES it is. Writes a Move when it is legal. A negative `ko` is none.',
      takes: 'width, height, color, point, ko, suicide: bool',
      gives: 'int',
    },
    goLegalMoves: {
      about: 'Writes every point where the colour may play. A negative `ko` is none.',
      takes: 'width, height, color, ko, suicide: bool',
    },
    goReplay: {
      about:
        'Replays games by one of KO_RULES and writes Replayed for each. Input of each: how many moves, which of COLORS is to play, the ko point or NO_POINT, the position, a word a move. The caller sees that the answers fit.',
      takes: 'width, height, games, ko, flags, from',
    },
    goAnalyze: {
      about:
        'Analyses positions that follow one another in the input, until all are done or the output might overflow; returns how many. Of each it writes the length of its record in words, that word included, and the sections asked for.',
      takes: 'width, height, count, analyses, suicide: bool',
      gives: 'int',
    },
    goScore: {
      about:
        'Reads a position and its dead stones and writes a Score. When they are not whole chains, returns which of DEAD_FAULTS is the first and writes its point.',
      takes: 'width, height, counting',
      gives: 'int',
    },
    goOwnership: {
      about:
        "Writes the ownership sums of a position after a number of playouts: a word a point, two's complement, row by row.",
      takes: 'width, height, playouts, careful: bool, seedLow: word, seedHigh: word',
    },
    goDeadStones: {
      about: 'Writes the DeadStones of both colours, looked for with one of EFFORTS.',
      takes: 'width, height, playouts, effort, seedLow: word, seedHigh: word',
    },
    goVicinity: {
      about: 'Writes the points within `level` empty steps of a point.',
      takes: 'width, height, point, level',
    },
    goVicinityMap: {
      about:
        'Writes for every point the first level of the vicinity that holds it: a 16-bit number, two a word.',
      takes: 'width, height, point',
    },
    goInfluence: {
      about:
        'Writes the empty points that the colour gets to first; those that the chain at a point does unless its number is negative.',
      takes: 'width, height, color, reach, chain',
    },
    goBouzy: {
      about: "Writes Bouzy's map: a 16-bit number a point, two a word.",
      takes: 'width, height, dilations, erosions',
    },
    goHash: { about: 'Writes the Hash of a position.', takes: 'width, height' },
    goCanonicalHash: {
      about: 'Writes the least Hash over the symmetries, with colours swapped too when asked.',
      takes: 'width, height, swapColors: bool',
    },
  },
};
