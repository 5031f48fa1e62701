/** Senket, for `<kakoi-game>`: a post that is played is joined to all that it can be. */

import { isGame } from '../../js/records/record-game.js';
import { SenketGame } from '../../js/senket/game.js';
import { turnOf } from '../../js/senket/record.js';
import { postName, toPost } from '../../js/senket/vertices.js';
import { loadSenket } from '../elements/on-demand.js';
import { said } from '../pictures/said.js';
import type { GameKind } from './kind.js';

export const senket: GameKind<SenketGame> = {
  load: loadSenket,
  number: null,
  isOne: (value) => isGame(value, SenketGame),
  read: (source) => SenketGame.fromText(source),

  moveOf({ data }, { board: { size } }) {
    try {
      const turn = turnOf(data, size);
      if (turn === null) return null;
      const { post: to, fences } = turn;
      const color = data.B === undefined ? 'white' : 'black';
      const added = fences.length > 0 ? ` +${fences.length}` : '';
      return { color, from: null, to, text: to && `${postName(to, size)}${added}` };
    } catch {
      return null;
    }
  },

  pointNamed: (text, { board: { size } }) => toPost(text, size),
  play: (game, to) => void game.play(to),
  overlays: 'senketOverlays',
  layerOptions: ({ toPlay }) => ({ toPlay }),

  scoreLayer: 'territories',
  standing(game) {
    const { black, white } = game.score();
    const values = { black: black.total, white: white.total };
    return { said: said('Black {black}, White {white}', values), options: {} };
  },
};
