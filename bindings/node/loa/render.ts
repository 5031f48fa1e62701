import type { Artist } from '../game.js';
import type { LoaSubject } from './read.js';

export async function artist(asked: readonly string[]): Promise<Artist<LoaSubject>> {
  const [{ loaOverlays: overlays }, { toSvg }] = await Promise.all([
    import('../../show/pictures/index.js'),
    import('../../show/svg/index.js'),
  ]);
  const shown = Object.entries(overlays).flatMap(([name, overlay]) =>
    asked.includes(name) ? [overlay] : [],
  );
  return {
    overlays,
    draw: ({ play }, look) =>
      toSvg(play.board, { ...look, overlays: shown, lastMove: play.history.at(-1) ?? null }),
  };
}
