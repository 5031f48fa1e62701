// Opponents: searches for a move in Go, Lines of Action and Senket. Positions are those of go.mjs, loa.mjs and senket.mjs.

import go from './go.mjs';
import loa from './loa.mjs';
import senket from './senket.mjs';

export default {
  game: 'play',
  includes: ['go/play/opponent.h', 'layout/core.h', 'loa/search.h', 'senket/search.h'],
  transfer: 'play_transfer.h',
  types: {
    ...loa.types,
    ...senket.types,
    goPosition: go.types.position,
    share: { wire: ['int'], cpp: 'int', draws: [['kRange', 0, 100]] },
    komi: { wire: ['int'], cpp: 'int', draws: [['kRange', 0, 100]] },
  },

  constants: {
    MOST_GO_LEVELS: [12, 'The levels of Go.', 'go::kLevels'],
    GO_SHARE: [10_000, 'What is certain in the win rates of GoChoice, and a point in its leads.'],
    GO_OWNED: [1024, "What is certainly Black's in the owners of GoJudgement.", 'go::Judge::kOwned'],
    MOST_LOA_PLIES: [64, 'The deepest search of Lines of Action.', 'loa::kMaxPlies'],
    MOST_SENKET_PLIES: [4, 'The deepest search of Senket.', 'senket::kMaxDepth'],
  },

  records: {
    GoChoice: {
      about:
        "A move, no point for a pass; whether to resign instead; the chance and the mean lead of the side to play, in parts of GO_SHARE, two's complement; the steps of the search, and whether those were all. Then the moves that were looked at most.",
      numbers: ['move: point?', 'resigns: flag', 'winRate', 'lead', 'steps', 'hasDecided: flag', 'count'],
      lists: ['candidates: GoCandidate[count]'],
    },
    GoCandidate: {
      about:
        'A move, the steps that began with it, its chance and lead as in GoChoice, and the moves expected from it on.',
      numbers: ['move: point?', 'visits', 'winRate', 'lead', 'length'],
      lists: ['line: point?[length]'],
    },
    GoJudgement: {
      about:
        "Chance and lead of the side to play, as in GoChoice, and the likeliest moves. The owner of every point follows, row by row, Black's positive, in parts of GO_OWNED: a word a point, two's complement.",
      numbers: ['winRate', 'lead', 'count'],
      lists: ['moves: GoLikelyMove[count]'],
    },
    GoLikelyMove: {
      about:
        'A move, no point for a pass, and its share of the likelihood of all moves, in parts of GO_SHARE.',
      numbers: ['move: point?', 'share'],
    },
    Found: {
      about:
        "A move: in Lines of Action as loaMoves writes it, 0 for none; in Senket a point, no point for a pass. Its score, two's complement; how deep and how long was searched.",
      numbers: ['move', 'score', 'depth', 'nodes'],
    },
  },

  calls: {
    playGo: [
      'Writes the GoChoice of an opponent. After the position comes the set of points that superko forbids; `last` and `beforeLast` are the points of the last two moves, `passed` says that the last was a pass, `komi` is in half points, and `playouts` replaces those of the level unless it is 0. `done` of the steps were taken by the last call, which was about the same question; 0 begins anew. It stops after `more` of them, 0 for all.',
      'grid, goPosition, forbidden: set, color, ko: point?, last: point?, beforeLast: point?, passed: flag, suicide: flag, byTerritory: flag, komi, level: 1..MOST_GO_LEVELS, playouts, done: playouts, more: playouts, seed → GoChoice',
    ],
    judgeGo: [
      'Writes the GoJudgement of a position after so many steps of a search, 0 for none; the others are as in playGo. The next call begins anew.',
      'grid, goPosition, forbidden: set, color, ko: point?, last: point?, beforeLast: point?, suicide: flag, komi, playouts → GoJudgement',
    ],
    playLoa: [
      'Writes the Found of a search so many plies deep, or fewer when the nodes end before; zeros for a decided position. Overlooks a share of a hundred first moves, and with `varies` takes others for as good as the best, as the seed decides.',
      'position, depth: 1..MOST_LOA_PLIES, nodes, overlooks: share, varies: flag, seed → Found',
    ],
    playSenket: [
      'Writes the Found of a search so many plies deep, or fewer when the nodes end before. `overlooks`, `varies` and `seed` are as in playLoa.',
      'board, color, byPosts: flag, depth: 1..MOST_SENKET_PLIES, nodes, overlooks: share, varies: flag, seed → Found',
    ],
  },
};
