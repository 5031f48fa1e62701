// Reading Go: what can be captured, what is safe. Positions are those of go.mjs.

import go from './go.mjs';

export default {
  game: 'reading',
  includes: [
    'go/boards/rules_board.h',
    'go/endgame/endgame.h',
    'go/reading/capture.h',
    'go/reading/connection.h',
    'go/reading/open_life.h',
    'go/reading/problem.h',
    'go/reading/race.h',
    'go/reading/safe_reader.h',
    'layout/core.h',
  ],

  transfer: 'go_transfer.h',
  types: { ...go.types, line: { input: 'kLine' } },

  constants: {
    MOST_BOARD_MOVES: [1024, 'The most moves that the board can take back.', 'go::RulesBoard::kMostMoves'],
    ENDGAME_UNIT: [65536, 'One point, in the numbers of an endgame.', 'int{go::Thermograph::kOne}'],
    KO_RETAKES: [5, 'How often who wins kos may take one back at once.', 'int{go::kKoRetakes}'],
  },

  enums: {
    ENDGAME_GAPS: { is: 'go::EndgameGap', words: ['none', 'ko', 'size'] },
    LIFE_OUTCOMES: { is: 'go::LifeOutcome', words: ['unknown', 'lives', 'dies', 'seki', 'ko'] },
    CERTAINTIES: { is: 'go::Certainty', words: ['likely', 'read', 'proved'] },
    PROBLEM_KINDS: { is: 'go::ProblemKind', words: ['unknown', 'live', 'kill', 'capture', 'escape'] },
    LIFE_ANSWERS: { is: 'go::LifeAnswer::Kind', words: ['unknown', 'move', 'over'] },
    CONNECTION_OUTCOMES: { is: 'go::ConnectionOutcome', words: ['connected', 'cut', 'ko', 'unknown'] },
    CAPTURE_OUTCOMES: { is: 'go::CaptureOutcome', words: ['captured', 'escapes', 'ko', 'unknown'] },
  },

  records: {
    Endgame: {
      about:
        'Territory that is settled, in points, the positions looked at, and the number of regions, which follow.',
      numbers: ['settled', 'nodes', 'count'],
      lists: ['regions: EndgameRegion[count]'],
    },
    EndgameRegion: {
      about:
        "A region, why it has no value, how sure that is, who has sente (Black 1, White 2, nobody 0), and the best move of each. Mean and temperature are in the unit of endgames, as are tax and count of the corners of its walls, which follow, Black's first.",
      numbers: [
        'gap: ENDGAME_GAPS',
        'certainty: CERTAINTIES',
        'sente',
        'mean',
        'temperature',
        'black: point?',
        'white: point?',
        'left',
        'right',
      ],
      sets: ['points'],
      lists: ['blackWall: EndgameCorner[left]', 'whiteWall: EndgameCorner[right]'],
    },
    EndgameCorner: { about: 'A corner of a wall.', numbers: ['tax', 'count'] },
    Safe: {
      about:
        "What is safe for a colour, Black's first, and why. Behind it as many chains and regions, links and pairs.",
      numbers: ['chainCount', 'regionCount', 'linkCount', 'pairCount'],
      sets: ['stones', 'territory'],
      lists: [
        'chains: set[chainCount]',
        'regions: set[regionCount]',
        'links: SafeLink[linkCount]',
        'pairs: SafePair[pairCount]',
      ],
    },
    SafeLink: {
      about: 'A region that gives a chain sure liberties, both by their index.',
      numbers: ['chain', 'region', 'liberties'],
    },
    SafePair: {
      about: 'Two points that join what is one chain, of which its owner gets one.',
      numbers: ['chain', 'one: point', 'other: point'],
    },
    Life: {
      about:
        'What becomes of a target, how sure that is, with which move the side to play gets that, how many positions were looked at, how many chains it stands on, the length of the line, and where was played; these chains follow, then the points of the line.',
      numbers: [
        'outcome: LIFE_OUTCOMES',
        'certainty: CERTAINTIES',
        'move: point?',
        'nodes',
        'assumed',
        'length',
      ],
      sets: ['region'],
      lists: ['assumes: set[assumed]', 'line: point?[length]'],
    },
    Race: {
      about:
        'What becomes of two groups, whether they are in a race, how sure that is, the first move, how many positions were looked at, the length of the line, and where each was read; the points of the line follow.',
      numbers: [
        'a: LIFE_OUTCOMES',
        'b: LIFE_OUTCOMES',
        'isRace: flag',
        'certainty: CERTAINTIES',
        'move: point?',
        'nodes',
        'length',
      ],
      sets: ['regionA', 'regionB'],
      lists: ['line: point?[length]'],
    },
    Connection: {
      about:
        'Whether two chains become one, with which move the side to play gets what it wants, how many positions were looked at, and the length of the line; its points follow.',
      numbers: ['outcome: CONNECTION_OUTCOMES', 'move: point?', 'nodes', 'length'],
      lists: ['line: point?[length]'],
    },
    Problem: {
      about:
        'What a problem asks, what becomes of the target, how sure that is, how many positions were looked at, how many first moves succeed, the length of the line, how many other questions there are, the target, and where was played; the first moves follow, then the points of the line, then these questions.',
      numbers: [
        'kind: PROBLEM_KINDS',
        'outcome: LIFE_OUTCOMES',
        'certainty: CERTAINTIES',
        'nodes',
        'firstCount',
        'length',
        'otherCount',
      ],
      sets: ['target', 'region'],
      lists: ['first: point?[firstCount]', 'line: point?[length]', 'others: OtherQuestion[otherCount]'],
    },
    OtherQuestion: {
      about:
        'What a problem may ask, too, what becomes of the target, and the first move that brings that about.',
      numbers: ['kind: PROBLEM_KINDS', 'outcome: LIFE_OUTCOMES', 'move: point?'],
      sets: ['target'],
    },
    LifeAnswer: {
      about: 'What the winner of a game does next.',
      numbers: ['answer: LIFE_ANSWERS', 'move: point?'],
    },
    BoardState: {
      about: 'The point that ko forbids on the board, and the hash of its stones in two halves.',
      numbers: ['ko: point?', 'low', 'high'],
    },
    BoardChain: { about: 'A chain of the board.', sets: ['stones', 'liberties'] },
    Capture: {
      about:
        'What becomes of a chain, how sure that is, with which move the side to play gets what it wants, how many positions were looked at, and the length of the line; its points follow.',
      numbers: ['outcome: CAPTURE_OUTCOMES', 'certainty: CERTAINTIES', 'move: point?', 'nodes', 'length'],
      lists: ['line: point[length]'],
    },
  },

  calls: {
    readingEndgame: [
      'Writes an Endgame, with a search of at most so many positions for each region.',
      'grid, position, nodes → Endgame',
    ],
    readingSafe: [
      'Writes what is Safe for each colour, with a search of so many nodes for each question about a region.',
      'grid, position, nodes → Safe',
    ],
    readingLife: [
      'Reads what becomes of a target and writes a Life. After the position come two sets: the stones of `defender` that are the target, and the region; with an empty one what is enclosed with the target, and more where the answer needs it. `color` is to play; a negative `ko` is none.',
      'grid, position, target: set, region: set, defender: color, color, ko: point?, nodes → Life',
    ],
    readingRace: [
      'Reads what becomes of the chains at two points and writes a Race. `color` is to play; a negative `ko` is none.',
      'grid, position, a: point, b: point, color, ko: point?, nodes → Race',
    ],
    readingConnection: [
      'Reads whether the chains at two points become one and writes a Connection. `color` is to play; a negative `ko` is none.',
      'grid, position, a: point, b: point, color, ko: point?, nodes → Connection',
    ],
    readingProblem: [
      'Reads what a position asks and writes a Problem. After the position comes the set of the stones it is about, which may be empty. `color` is to play; a negative `ko` is none.',
      'grid, position, marks: set, color, ko: point?, nodes → Problem',
    ],
    readingLifeAnswer: [
      'Writes a LifeAnswer for a game of the last Life: to capture the target, or if `twoEyes` to make it alive, with `attackerWinsKos` or the defender; after `length` moves, whose points are the input, NO_POINT for a pass.',
      'line, length: count, twoEyes: flag, attackerWinsKos: flag, nodes → LifeAnswer',
    ],
    readingBoardLoad: [
      'Sets up the board that the calls below are about, which is kept between them; a negative `ko` is none.',
      'grid, position, ko: point? →',
    ],
    readingBoardPlay: [
      'Plays a move on the board and writes a BoardState; returns how many stones it captures, −1 when it is not legal or no more can be taken back.',
      'grid, color, point → BoardState, returns int',
    ],
    readingBoardPass: [
      'Passes, unless no more moves can be taken back, and writes a BoardState.',
      'grid → BoardState',
    ],
    readingBoardUndo: ['Takes a move back, if there is one, and writes a BoardState.', 'grid → BoardState'],
    readingBoardLegality: [
      'Returns which of the LEGALITIES of go.mjs a move on the board is.',
      'grid, color, point → returns int',
    ],
    readingBoardLegalMoves: ['Writes where the colour may play on the board.', 'grid, color → set'],
    readingBoardStone: [
      "Returns twice the number of liberties of the chain at a point, and one more if it is White's; −1 without a stone.",
      'grid, point → returns int',
    ],
    readingBoardChain: [
      'Writes the BoardChain at a point, empty without a stone.',
      'grid, point → BoardChain',
    ],
    readingBoardPosition: ['Writes the Sides of the board.', 'grid → Sides'],
    readingCapture: [
      'Reads the capture of the chain at a point and writes a Capture. `color` is to play; a negative `ko` is none; with `proved` nothing but proofs will do.',
      'grid, position, point, color, ko: point?, nodes, proved: flag → Capture',
    ],
  },
};
