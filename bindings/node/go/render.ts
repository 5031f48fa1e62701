import { GO_OVERLAYS, type GoOverlay, goSvg } from '../../svg/index.js';
import type { Look } from '../game.js';
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

export function draw(subject: GoSubject, look: Look, asked: readonly string[]): string {
  const { board, history, rules } = subject.play;
  const shown = GO_OVERLAYS.filter((name) => asked.includes(name));
  return goSvg(board, {
    ...look,
    overlays: shown,
    lastMove: history.at(-1)?.vertex ?? null,
    suicide: rules.suicide,
    ...(shown.includes('score') ? { score: count(subject, {}) } : {}),
  });
}
