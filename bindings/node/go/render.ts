import type { Artist } from '../game.js';
import type { GoSubject } from './read.js';
import { loadReader } from './reader.js';
import { count } from './score.js';

export async function artist(asked: readonly string[]): Promise<Artist<GoSubject>> {
  const [{ goOverlays: overlays }, { toSvg }] = await Promise.all([
    import('../../show/pictures/index.js'),
    import('../../show/svg/index.js'),
  ]);
  const shown = Object.entries(overlays).flatMap(([name, overlay]) =>
    asked.includes(name) ? [overlay] : [],
  );
  const reader = asked.includes('safe') ? await loadReader() : null;
  return {
    overlays,
    draw(subject, look) {
      const { board, history, rules, toPlay } = subject.play;
      return toSvg(board, {
        ...look,
        overlays: shown,
        lastMove: history.at(-1)?.vertex ?? null,
        suicide: rules.suicide,
        toPlay,
        ...(reader && { safe: reader.readSafe }),
        ...(asked.includes('score') && { score: count(subject, {}) }),
      });
    },
  };
}
