import type { Artist } from '../game.js';
import type { LoaSubject } from './read.js';

export async function artist(asked: readonly string[]): Promise<Artist<LoaSubject>> {
  const [{ loaOverlays: overlays }, { LOA_OVERLAYS, loaSvg }] = await Promise.all([
    import('../../show/pictures/index.js'),
    import('../../show/svg/index.js'),
  ]);
  const shown = LOA_OVERLAYS.filter((name) => asked.includes(name));
  return {
    overlays,
    draw: ({ play }, look) =>
      loaSvg(play.board, { ...look, overlays: shown, lastMove: play.history.at(-1) ?? null }),
  };
}
