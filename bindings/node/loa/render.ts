import type { LoaOverlay } from '../../svg/index.js';
import type { Artist } from '../game.js';
import type { LoaSubject } from './read.js';

export const overlays: Readonly<Record<LoaOverlay, string>> = {
  groups: '',
  quads: 'of the side to move',
  moves: '',
};

export async function artist(): Promise<Artist<LoaSubject>> {
  const { LOA_OVERLAYS, loaSvg } = await import('../../svg/index.js');
  return {
    draw: ({ play }, look, asked) =>
      loaSvg(play.board, {
        ...look,
        overlays: LOA_OVERLAYS.filter((name) => asked.includes(name)),
        lastMove: play.history.at(-1) ?? null,
      }),
  };
}
