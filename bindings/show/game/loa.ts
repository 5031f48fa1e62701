/** Lines of Action, for `<kakoi-game>`. */

import { LoaGame } from '../../js/loa/game.js';
import { readMoveText } from '../../js/loa/move.js';
import { readMoves } from '../../js/loa/node.js';
import { toSquare, vertexOf } from '../../js/loa/squares.js';
import { isGame } from '../../js/records/record-game.js';
import { loadLoa } from '../elements/on-demand.js';
import { said } from '../pictures/said.js';
import { type GameKind, ignoreFault } from './kind.js';

export const loa: GameKind<LoaGame> = {
  load: loadLoa,
  number: 9,
  isOne: (value) => isGame(value, LoaGame),
  read: (source, options) => LoaGame.fromSgf(source, options),

  moveOf({ data }, { board: { width } }) {
    const move = readMoves(data, width, ignoreFault).at(-1);
    const squares = move && readMoveText(move.text, width);
    if (move === undefined || !squares) return null;
    const { color, text } = move;
    if (squares === 'pass') return { color, from: null, to: null, text: null };
    return { color, text, from: vertexOf(squares.from, width), to: vertexOf(squares.to, width) };
  },

  pointNamed: (text, { board: { width } }) => vertexOf(toSquare(text, width), width),

  play(game, to, from) {
    if (game.isOver) game.resume();
    game.play({ from: from ?? to, to });
  },

  targetsOf: (game, from) => game.legalMoves(from).map(({ to }) => to),
  overlays: 'loaOverlays',
  layerOptions: ({ isOver }) => (isOver ? { moves: [] } : {}),

  scoreLayer: 'groups',
  standing({ board }) {
    const [black, white] = [board.groups('black').length, board.groups('white').length];
    return { said: said('Groups: Black {black}, White {white}', { black, white }), options: {} };
  },
};
