import type { GoOverlay } from '../../svg/index.js';
import type { Artist } from '../game.js';
import type { GoSubject } from './read.js';
import { count } from './score.js';

export const overlays: Readonly<Record<GoOverlay, string>> = {
  chains: 'with liberties',
  benson: 'what can never be captured',
  area: '',
  score: 'with dead stones',
  ownership: '',
  influence: '',
};

export async function artist(): Promise<Artist<GoSubject>> {
  const { GO_OVERLAYS, goSvg } = await import('../../svg/index.js');
  return {
    draw(subject, look, asked) {
      const { board, history, rules } = subject.play;
      const shown = GO_OVERLAYS.filter((name) => asked.includes(name));
      return goSvg(board, {
        ...look,
        overlays: shown,
        lastMove: history.at(-1)?.vertex ?? null,
        suicide: rules.suicide,
        ...(shown.includes('score') ? { score: count(subject, {}) } : {}),
      });
    },
  };
}
