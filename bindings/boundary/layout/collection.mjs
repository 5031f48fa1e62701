// Collections of Go games. JavaScript keeps their words, and hands them back a page at a time (src/go/collection/page.h).

import go from './go.mjs';

export default {
  game: 'collection',
  includes: [
    'go/collection/game_record.h',
    'go/collection/page.h',
    'go/collection/pattern.h',
    'go/collection/positions.h',
    'go/collection/sequence.h',
    'layout/core.h',
  ],
  transfer: 'go_transfer.h',

  types: {
    position: go.types.position,
    steps: { input: 'kSteps' },
    changes: { input: 'kChanges' },
    keys: { input: 'kChanges' },
    cells: { input: 'kCells' },
    page: { input: 'kPage' },
  },

  constants: {
    PASS: [0x8000, 'In a step, in place of the point.', 'int{go::kPassWord}'],
    WHITE_MOVE: [0x10000, 'Added to a step when White plays.', 'int{go::kWhiteWord}'],
    SET_UP: [0x20000, 'A step that sets up a point, and no move.', 'int{go::kSetUpWord}'],
    CONTENT: [0x40000, 'Times one of CONTENTS, added to such a step.', '1 << go::kContentShift'],
    CHANGE_CONTENT: [0x400, 'Times one of CONTENTS in a change; three times this is a pass.'],
    CHANGE_PASS: [0xc00, 'The bits of a pass; 1 is added for White.', 'int{go::Change::kPass}'],
    CHANGE_MOVE: [0x1000, 'The bit of a move.', 'int{go::Change::kMove}'],
    CHANGE_SET_UP: [0x2000, 'The bit of a point set up.', 'int{go::Change::kSetUp}'],
    MOST_MOVES: [0x8000, 'The longest game that is kept.', 'go::kMostRecordedMoves'],
    MOST_KEYED: [32, 'The most stones of a position that has a key.', 'go::kMostKeyedStones'],
    MOST_CHANGES: [64000, 'As many changes a game may have: it has to fit into a page.'],
    WHITE_FIRST: [0x10000, 'In the first word of a sieve: White begins.', 'int{go::Sieve::kWhiteFirst}'],
    MOVES: [
      0x10000,
      'Times the number of moves, added to the number of changes in the first word of a record.',
    ],
  },

  enums: {
    CONTENTS: { is: 'go::Content', words: ['empty', 'black', 'white'] },
    ANCHORS: {
      is: 'go::Anchor',
      words: [
        'anywhere',
        'corner',
        'edge',
        'top-left',
        'top-right',
        'bottom-left',
        'bottom-right',
        'top',
        'bottom',
        'left',
        'right',
        'board',
      ],
    },
    SIDES: { is: 'go::SideToPlay', words: ['either', 'black', 'white'] },
    LIKENESSES: { is: 'go::Likeness', words: ['moves', 'position', 'signature'] },
  },

  flags: {
    CELL: {
      name: 'Cell',
      about: 'The contents that a cell of a pattern may have.',
      words: ['may-be-empty', 'may-be-black', 'may-be-white'],
    },
  },

  records: {
    Recorded: {
      about: 'How many changes a game has. They follow, two a word.',
      numbers: ['changes'],
    },
    Indexed: {
      about:
        'How many moves a game has, and how many keys; its points where stones of each colour ever stood. The keys follow, of the positions with at most MOST_KEYED stones, from the first on, two a word.',
      numbers: ['moves', 'keys'],
      sets: ['black', 'white'],
    },
    Keys: {
      about: 'The keys of a position, and of the same with colours swapped.',
      numbers: ['key', 'swapped'],
    },
    Match: {
      about:
        'A game of the page that has the pattern, after how many moves, how it is turned, whether its colours are swapped; whether a move follows, by which side of the pattern, and where within it.',
      numbers: ['game', 'move', 'symmetry', 'swapped: flag', 'goesOn: flag', 'color: color', 'point: point?'],
    },
  },

  calls: {
    collectionRecord: [
      'Plays the steps of a game from an empty board, legal or not, and writes Recorded. A step is a move as in goReplay, or SET_UP with a point and its content.',
      'grid, steps, length: count → Recorded',
    ],
    collectionIndex: [
      'Writes Indexed for a game of so many changes, two a word in the input; returns false where they are no game.',
      'grid, changes, length: count → Indexed, returns int',
    ],
    collectionKeys: ['Writes the Keys of a position.', 'grid, position → Keys'],
    collectionScan: [
      'Looks for two keys among so many, two a word in the input; writes the index of each place, and returns how many.',
      'keys, length: count, key: 0..65535, other: 0..65535 → places, returns int',
    ],
    collectionAsk: [
      'Takes the pattern for collectionFind: a word a cell, which are bits of CELL, row by row, as wide and high as the grid.',
      'grid, cells, anchor: ANCHORS, symmetries: flag, swapColors: flag, side: SIDES →',
    ],
    collectionSift: [
      'Looks through a page of so many words of sieves; writes the index of each that leaves the pattern a place, and returns how many.',
      'page, length: count → places, returns int',
    ],
    collectionFind: [
      'Looks for the pattern in the games of a page of so many words; writes a Match for each that has it, and returns how many. With `local` the move that follows is the next one within the pattern.',
      'page, length: count, local: flag → matches, returns int',
    ],
    collectionSequence: [
      'Writes that part of the first game of a page of so many words as a sequence that does not depend on its orientation, two numbers a word; returns how many numbers.',
      'page, length: count, likeness: LIKENESSES → sequence, returns int',
    ],
  },
};
