import type { Artist } from '../game.js';
import type { SenketSubject } from './read.js';

export async function artist(asked: readonly string[]): Promise<Artist<SenketSubject>> {
  const [{ senketOverlays: overlays }, { toSvg }] = await Promise.all([
    import('../../show/pictures/index.js'),
    import('../../show/svg/index.js'),
  ]);
  const shown = Object.entries(overlays).flatMap(([name, overlay]) =>
    asked.includes(name) ? [overlay] : [],
  );
  return {
    overlays,
    draw: ({ play: { board, history, toPlay } }, look) =>
      toSvg(board, {
        ...look,
        overlays: shown,
        lastMove: history.at(-1)?.post ?? null,
        toPlay,
      }),
  };
}
