// Endings of Lines of Action: who wins, and how soon. Positions and moves are those of loa.mjs.

import loa from './loa.mjs';

export default {
  game: 'endings',
  includes: ['layout/core.h', 'loa/win.h'],
  transfer: 'loa_transfer.h',
  types: loa.types,

  constants: {
    PASS: [0, 'In place of a move: a pass.'],
    DRAWN_WORDS: [6, 'The words of a position that is a draw: as others, then the color to move.'],
    MOST_DRAWN: [4096, 'As many of them may be given.', 'loa::DrawnPositions::kMost'],
  },

  enums: {
    WIN_OUTCOMES: { is: 'loa::WinOutcome', words: ['unknown', 'wins', 'loses', 'neither'] },
    SIMULTANEOUS: { is: 'loa::Simultaneous', words: ['draw', 'mover'] },
    NO_MOVE: { is: 'loa::NoMove', words: ['pass', 'loss', 'draw'] },
  },

  records: {
    Win: {
      about:
        'Who wins, how many positions were looked at, in how many plies it is won at most and whether nobody does it sooner, the length of the line, and how many moves come: those of the line, or where there is none, the one with which neither side wins. They follow, a word each as loaMoves writes it.',
      numbers: ['outcome', 'nodes', 'plies', 'shortest', 'length', 'moves'],
    },
    WinAnswer: {
      about:
        'In how many plies the winner wins at most, 0 where that is not known; its move; how many positions were looked at.',
      numbers: ['plies', 'move', 'nodes'],
    },
  },

  calls: {
    endingsWin: [
      'Reads who wins and writes a Win. Positions that are draws, as many as `drawn` says, follow the position.',
      'position, simultaneous: SIMULTANEOUS, noMove: NO_MOVE, drawn: 0..MOST_DRAWN, nodes → Win',
    ],
    endingsWinAnswer: [
      'Of what endingsWin read last, writes the WinAnswer in a position that comes up, where the winner is to move and wins in so many plies; looks at `nodes` positions more at most.',
      'position, plies, nodes → WinAnswer',
    ],
  },
};
