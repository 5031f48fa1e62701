import { LOA_OVERLAYS, type LoaOverlay, loaSvg } from '../../svg/index.js';
import type { Look } from '../game.js';
import type { LoaSubject } from './read.js';

export const overlays: Readonly<Record<LoaOverlay, string>> = {
  groups: '',
  quads: 'of the side to move',
  moves: '',
};

export function draw({ play }: LoaSubject, look: Look, asked: readonly string[]): string {
  return loaSvg(play.board, {
    ...look,
    overlays: LOA_OVERLAYS.filter((name) => asked.includes(name)),
    lastMove: play.history.at(-1) ?? null,
  });
}
