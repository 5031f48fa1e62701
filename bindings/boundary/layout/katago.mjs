// Networks of KataGo's. Each has an instance of the engine, whose memory holds it.

import go from './go.mjs';

export default {
  game: 'katago',
  includes: ['go/katago/judge.h', 'layout/core.h'],
  transfer: 'go_transfer.h',

  types: {
    goPosition: go.types.position,
    bytes: { wire: ['int'], cpp: 'int', draws: [['kRange', 0, 4000]] },
    komi: { wire: ['int'], cpp: 'int', draws: [['kRange', 0, 100]] },
  },

  constants: {
    MOST_SIDE: [19, 'The longest side of a board that the networks know.', 'go::katago::kMostSide'],
    MOST_KNOWN: [5, 'The most moves that they look back to.', 'go::katago::Situation::kMostMoves'],
  },

  enums: {
    STATUSES: {
      is: 'go::katago::Status',
      words: [
        'fine',
        'no-network',
        'unknown-version',
        'unknown-part',
        'bad-shape',
        'bad-number',
        'too-large',
        'too-short',
      ],
    },
    KO_RULES: { is: 'go::katago::KoRule', words: ['simple', 'positional', 'situational'] },
  },

  calls: {
    katagoRoom: [
      'Makes room for a file of so many bytes, unpacked; returns its address, or 0 where there is no memory for it.',
      'bytes → returns word',
    ],
    katagoLoad: ['Takes the network of the file of so many bytes that is there.', 'bytes → returns STATUSES'],
    katagoJudge: [
      'Writes floats for a position on a board of at most MOST_SIDE a side: the chance and the lead of the side to play, the share of the pass, and row by row the share of every point and then the owner, positive that of the side to play. After the position come the points that are not legal, and the positions one and two moves before; `ko` is the point that ko forbids in each. `known` of the last moves are known, `last` the very last. Komi is in half points. Zeros before a network is there.',
      'grid, goPosition, forbidden: set, before: goPosition, beforeThat: goPosition, color, ko: point?, koBefore: point?, koBeforeThat: point?, known: 0..MOST_KNOWN, last: point?, second: point?, third: point?, fourth: point?, fifth: point?, koRule: KO_RULES, suicide: flag, komi → floats',
    ],
  },
};
