// Senket. A position is Black's posts and the left ends of Black's fences in each direction, then White's.

export default {
  game: 'senket',
  includes: ['layout/core.h', 'senket/claims.h', 'senket/moves.h'],

  transfer: 'senket_transfer.h',

  types: {
    board: {
      numbers: ['size'],
      wire: ['int'],
      draws: [['kSize']],
      cpp: 'const senket::Position&',
      input: 'kSenket',
      rows: 'size',
      words: '2 * kSenketSideSets * size',
      convert: ([size], at) => `load_senket(${at}, ${size})`,
    },
  },

  constants: {
    STEPS: [
      [
        [1, 2],
        [2, 1],
        [2, -1],
        [1, -2],
      ],
      'From the left end of a fence to the other, by direction.',
      'senket::kSteps',
    ],
    SIDE_SETS: [
      5,
      'The sets of one colour: its posts, and left ends of fences by direction.',
      '1 + senket::kDirections',
    ],
    FENCES: [512, 'Where in the input senketAdd finds fences, two points each.'],
  },

  enums: {
    REASONS: { is: 'senket::Reason', words: ['none', 'contains-territory', 'contested'] },
    FENCE_STATUSES: {
      is: 'senket::FenceStatus',
      words: ['legal', 'no-knights-step', 'no-post', 'exists', 'crosses'],
    },
    ADDITIONS: {
      name: 'Addition',
      about: 'What senketAdd answers: done, that the point has a post, or that a fence is refused.',
      words: ['added', 'occupied', 'refused'],
    },
  },

  records: {
    Refusal: {
      about:
        'The first fence that senketAdd refuses, by its index and FENCE_STATUSES, and the one that it would cross.',
      numbers: ['fence', 'status', 'crosserFrom', 'crosserTo', 'crosserColor'],
    },
    Score: {
      about:
        "How many sets each colour has, how many claims and rings there are; they follow in this order, Black's before White's.",
      numbers: ['blackCount', 'whiteCount', 'claimCount', 'ringCount'],
      lists: [
        'black: Set[blackCount]',
        'white: Set[whiteCount]',
        'claims: Claim[claimCount]',
        'rings: Ring[ringCount]',
      ],
    },
    Set: {
      about: 'Territories held together by fences.',
      numbers: ['area', 'prisoners', 'openPoints', 'score'],
    },
    Claim: {
      about: 'A claim. `cause` and `set` count only where the reason has one, and where there is none.',
      numbers: ['color: color', 'reason: REASONS', 'cause', 'set', 'area'],
      sets: ['prisoners', 'openPoints'],
    },
    Ring: {
      about: 'A ring of the outline of a claim; its corners follow, a point each.',
      numbers: ['claim', 'cornerCount'],
      lists: ['corners: point[cornerCount]'],
    },
  },

  calls: {
    senketAdd: [
      'Adds a post (unless its number is negative) and then fences: all legal ones from the post, or those in the input. Writes the position, or when a fence is refused a Refusal; returns which of ADDITIONS it is.',
      'board, color, post: point?, fences, allFences → addition, returns ADDITIONS',
    ],
    senketLegalFences: [
      "Writes the left ends of the colour's legal fences by direction; those from a post alone unless its number is negative.",
      'board, color, post: place? → fences',
    ],
    senketMoveValues: [
      'Writes for every point, row by row, how much a post there with all its fences changes the difference of totals for the colour: a float a point, NaN where a post stands.',
      'board, color, byPosts: flag → values',
    ],
    senketScore: [
      'Writes a Score and what follows it; returns how many words.',
      'board, byPosts: flag → Score, returns int',
    ],
  },
};
