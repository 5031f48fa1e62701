// Opponents: searches for a move in Lines of Action and Senket. Positions are those of loa.mjs and senket.mjs.

import loa from './loa.mjs';
import senket from './senket.mjs';

export default {
  game: 'play',
  includes: ['layout/core.h', 'loa/search.h', 'senket/search.h'],
  transfer: 'play_transfer.h',
  types: { ...loa.types, ...senket.types },

  constants: {
    MOST_LOA_PLIES: [64, 'The deepest search of Lines of Action.', 'loa::kMaxPlies'],
    MOST_SENKET_PLIES: [4, 'The deepest search of Senket.', 'senket::kMaxDepth'],
  },

  records: {
    Found: {
      about:
        "A move: in Lines of Action as loaMoves writes it, 0 for none; in Senket a point, no point for a pass. Its score, two's complement; how deep and how long was searched.",
      numbers: ['move', 'score', 'depth', 'nodes'],
    },
  },

  calls: {
    playLoa: [
      'Writes the Found of a search so many plies deep, or fewer when the nodes end before; zeros for a decided position.',
      'position, depth: 1..MOST_LOA_PLIES, nodes → Found',
    ],
    playSenket: [
      'Writes the Found of a search so many plies deep, or fewer when the nodes end before.',
      'board, color, byPosts: flag, depth: 1..MOST_SENKET_PLIES, nodes → Found',
    ],
  },
};
