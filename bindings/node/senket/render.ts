import type { Artist } from '../game.js';
import { boardOf, type SenketSubject } from './read.js';

export async function artist(asked: readonly string[]): Promise<Artist<SenketSubject>> {
  const [{ senketOverlays: overlays }, { SENKET_OVERLAYS, senketSvg }] = await Promise.all([
    import('../../show/pictures/index.js'),
    import('../../show/svg/index.js'),
  ]);
  const shown = SENKET_OVERLAYS.filter((name) => asked.includes(name));
  return {
    overlays,
    draw: (subject, look) =>
      senketSvg(boardOf(subject), {
        ...look,
        overlays: shown,
        lastMove: subject.play?.history.at(-1)?.post ?? null,
        ...(subject.play && { toPlay: subject.play.toPlay }),
      }),
  };
}
