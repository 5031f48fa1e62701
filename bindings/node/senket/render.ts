import { SENKET_OVERLAYS, type SenketOverlay, senketSvg } from '../../svg/index.js';
import type { Look } from '../game.js';
import { boardOf, type SenketSubject } from './read.js';

export const overlays: Readonly<Record<SenketOverlay, string>> = { territories: '' };

export function draw(subject: SenketSubject, look: Look, asked: readonly string[]): string {
  return senketSvg(boardOf(subject), {
    ...look,
    overlays: SENKET_OVERLAYS.filter((name) => asked.includes(name)),
    lastMove: subject.play?.history.at(-1)?.post ?? null,
  });
}
