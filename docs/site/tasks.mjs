/** Headings of the reference for the members of the larger classes, by what one wants to do. */

/** Members that the records of all games have. */
const RECORDS = {
  'Go back and forth': ['undo', 'redo', 'goTo', 'line', 'history', 'moveNumber', 'boardAt'],
  'The record': [
    ...['tree', 'node', 'comment', 'annotate', 'append', 'delete', 'promote', 'reorder'],
    ...['undoEdit', 'redoEdit', 'canUndoEdit', 'canRedoEdit', 'info', 'setInfo'],
  ],
  'Keep it': ['clone', 'toJSON', 'fromJSON', 'toString'],
};

const SGF = {
  ...RECORDS,
  'The record': [...RECORDS['The record'], 'games', 'notes'],
  'Keep it': [...RECORDS['Keep it'], 'toSgf', 'fromSgf'],
};

/** The moves of every game. */
const GAME = ['board', 'toPlay', 'play', 'pass', 'resign', 'resume', 'legality', 'legalMoves'];

const BOARD = {
  'Make one': ['empty', 'fromDiagram', 'fromJSON'],
  'Write it': ['toDiagram', 'toJSON', 'toString'],
};

export const TASKS = {
  Collection: {
    'Make one': ['empty', 'fromBytes', 'add', 'addAll', 'remove'],
    'Ask it': ['find', 'continuations', 'duplicates'],
    'Its games': ['size', 'games', 'info', 'game'],
    'Write it': ['toBytes', 'toSgf'],
  },
  GoBoard: {
    'Make one': [...BOARD['Make one'], 'fromSignMap', 'with', 'transform'],
    'Look at it': ['width', 'height', 'get', 'stones', 'empties', 'equals', 'hash', 'canonicalHash'],
    Play: ['play', 'legality', 'legalMoves'],
    'Chains and life': ['chains', 'chainAt', 'regions', 'passAlive', 'passAliveRounds'],
    Score: ['score', 'area', 'deadStones', 'judgeChains', 'ownership', 'estimate'],
    Maps: ['bouzy', 'influence', 'influenceGain', 'vicinity', 'vicinityMap'],
    'Write it': [...BOARD['Write it'], 'toSignMap'],
  },
  GoGame: {
    'Begin one': ['constructor', 'rules', 'rulesName', 'rulesKnown', 'komiKnown', 'handicap', 'setUp'],
    Play: [...GAME, 'ko', 'captures'],
    'How it stands': ['isOver', 'outcome', 'end', 'result', 'score'],
    ...SGF,
  },
  LoaBoard: {
    'Make one': ['start', 'empty', 'fromFen', 'fromBits', ...BOARD['Make one'].slice(1)],
    'Look at it': ['width', 'height', 'get', 'stones', 'bits', 'toPlay', 'equals'],
    Play: ['legalMoves', 'play', 'legality', 'resolve', 'mustPass', 'lineCounts', 'perft'],
    'What is connected': [
      ...['groups', 'quads', 'quadWindows', 'weakJoints', 'eulerNumber', 'isConnected', 'outcome', 'ending'],
    ],
    'What to play': ['evaluate'],
    'Write it': ['toFen', ...BOARD['Write it']],
  },
  LoaGame: {
    'Begin one': ['constructor', 'rules'],
    Play: GAME,
    'How it stands': ['isOver', 'outcome', 'end', 'result'],
    ...SGF,
  },
  PointSet: {
    'Make one': ['empty', 'full', 'of', 'fromDiagram', 'fromBigInt', 'fromJSON'],
    'Look at it': [
      ...[
        'width',
        'height',
        'size',
        'isEmpty',
        'isFull',
        'has',
        'equals',
        'isSubsetOf',
        'intersects',
        '[iterator]',
      ],
    ],
    'Points in and out': ['with', 'without', 'toggled', 'and', 'or', 'xor', 'minus', 'not'],
    'Move and grow': [
      ...['up', 'down', 'left', 'right', 'explode', 'grow', 'border', 'shrink', 'expandTo', 'transform'],
    ],
    'Take apart': ['first', 'withoutFirst', 'firstChain', 'chains', 'randomPoint'],
    Count: ['quads', 'eulerNumber', 'increment', 'decrement', 'negate'],
    'Write it': ['toDiagram', 'toMap', 'toBigInt', 'toJSON', 'toString'],
  },
  SenketBoard: {
    'Make one': ['empty', 'from', 'fromJSON'],
    'Look at it': ['size', 'width', 'height', 'get', 'posts', 'fences', 'equals'],
    Play: ['play', 'legality', 'legalMoves', 'legalFences'],
    Score: ['score', 'moveValues'],
    'Write it': ['toDiagram', 'toJSON', 'toString'],
  },
  SenketGame: {
    'Begin one': ['constructor'],
    Play: GAME,
    'How it stands': ['isOver', 'outcome', 'end', 'score', 'result'],
    ...RECORDS,
    'Keep it': [...RECORDS['Keep it'], 'toText', 'fromText'],
  },
};

/** The heading of a type, by the folder of its source. */
export const SUBJECTS = {
  go: 'Go',
  loa: 'Lines of Action',
  senket: 'Senket',
  core: 'All games',
  engines: 'All games',
};
