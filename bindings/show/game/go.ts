/** Go, for `<kakoi-game>`. */

import { vertexName } from '../../js/core/vertex.js';
import { GoGame } from '../../js/go/game.js';
import { readNode } from '../../js/go/node.js';
import { isGame } from '../../js/records/record-game.js';
import { loadGo } from '../elements/on-demand.js';
import { said } from '../pictures/said.js';
import { type GameKind, ignoreFault } from './kind.js';

export const go: GameKind<GoGame> = {
  load: loadGo,
  number: 1,
  isOne: (value) => isGame(value, GoGame),
  read: (source, options) => GoGame.fromSgf(source, options),

  moveOf({ data }, { board: { width, height } }) {
    const move = readNode(data, width, height, ignoreFault).moves.at(-1);
    if (move === undefined) return null;
    const { color, vertex: to } = move;
    return { color, from: null, to, text: to && vertexName(to, height) };
  },

  play(game, to) {
    if (game.isOver) game.resume();
    game.play(to);
  },

  overlays: 'goOverlays',
  layerOptions: ({ rules: { suicide }, toPlay }, lastStone) => ({ suicide, toPlay, lastStone }),

  scoreLayer: 'score',
  standing(game) {
    const score = game.score({ dead: 'auto' });
    const { result, dead, black, white } = score;
    const values = { result, n: dead.size, black: black.total, white: white.total };
    const words = '{result}: Black {black}, White {white}, {n} dead stones';
    return {
      said: said(words, values, words.replace(/s$/, '')),
      options: { score },
    };
  },
};
