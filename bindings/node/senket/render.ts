import type { SenketOverlay } from '../../svg/index.js';
import type { Artist } from '../game.js';
import { boardOf, type SenketSubject } from './read.js';

export const overlays: Readonly<Record<SenketOverlay, string>> = { territories: '' };

export async function artist(): Promise<Artist<SenketSubject>> {
  const { SENKET_OVERLAYS, senketSvg } = await import('../../svg/index.js');
  return {
    draw: (subject, look, asked) =>
      senketSvg(boardOf(subject), {
        ...look,
        overlays: SENKET_OVERLAYS.filter((name) => asked.includes(name)),
        lastMove: subject.play?.history.at(-1)?.post ?? null,
      }),
  };
}
