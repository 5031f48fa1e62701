// Endings of Lines of Action: who wins. Positions and moves are those of loa.mjs.

export default {
  game: 'endings',
  includes: ['layout/core.h', 'loa/win.h'],

  constants: {
    PASS: [0, 'In a line of moves: a pass.'],
  },

  enums: {
    WIN_OUTCOMES: { is: 'loa::WinOutcome', words: ['unknown', 'wins', 'loses', 'neither'] },
    SIMULTANEOUS: { is: 'loa::Simultaneous', words: ['draw', 'mover'] },
    NO_MOVE: { is: 'loa::NoMove', words: ['pass', 'loss', 'draw'] },
  },

  records: {
    Win: {
      about:
        'Who wins, how many positions were looked at, the length of the line, and how many moves come: those of the line, or where there is none, the one with which neither side wins. They follow, a word each as loaMoves writes it.',
      numbers: ['outcome', 'nodes', 'length', 'moves'],
    },
  },

  calls: {
    endingsWin: {
      about: 'Reads who wins and writes a Win.',
      takes: 'toMove, simultaneous, no_move, nodes',
    },
  },
};
