/** The windows of 2×2 squares of Lines of Action as the exhibits draw and count them. */

import { type LoaQuadWindow, PointSet, type QuadCounts } from 'kakoi';
import type { Shape } from 'kakoi/pictures';

type Window = LoaQuadWindow;

/** The share of a window in 4·E: its corners of the outline that turn outwards, less those that turn inwards. */
const WEIGHTS = { '0': 0, '1': 1, '2': 0, '3': -1, '4': 0, d: -2 } as const;

/** A frame around the four squares. */
export function frameOf({ corner: [x, y] }: Window): readonly Shape[] {
  return [{ kind: 'frames', points: [[x + 0.5, y + 0.5]], half: 0.96, width: 0.09, paint: 'focus' }];
}

/** The kind of a window where its four squares meet. */
export function kindOf(window: Window): readonly Shape[] {
  return tile(window, window.kind);
}

/** The shares of the windows in 4·E, where they are not nothing. */
export function weightsOf(windows: readonly Window[]): readonly Shape[] {
  return windows.flatMap((window) => {
    const weight = WEIGHTS[window.kind];
    return weight === 0 ? [] : tile(window, weight > 0 ? `+${weight}` : `−${-weight}`);
  });
}

/** The two stones of a window Qd, joined where they touch. */
export function jointOf({ corner: [x, y], stones: [one, other] }: Window): readonly Shape[] {
  if (one === undefined || other === undefined) return [];
  return [
    { kind: 'lines', segments: [[one, other]], width: 0.1, paint: 'joint' },
    { kind: 'discs', points: [[x + 0.5, y + 0.5]], radius: 0.19, paint: 'joint' },
  ];
}

function tile({ kind, corner: [x, y] }: Window, text: string): readonly Shape[] {
  const at = [x + 0.5, y + 0.5] as const;
  const paint = kind === '0' ? 'label' : (`quad-${kind}` as const);
  return [
    { kind: 'tile', at, text: '', size: 0.62, paint: 'stone-white', ink: 'badge-ink' },
    { kind: 'tile', at, text, size: 0.52, paint, ink: 'badge-ink' },
  ];
}

/** The counts by the names that the listings have for them. */
export function countsOf({ q0, q1, q2, q3, q4, qd }: QuadCounts): Record<string, number> {
  return { Q0: q0, Q1: q1, Q2: q2, Q3: q3, Q4: q4, Qd: qd };
}

/** The Euler number, as S. B. Gray has it where diagonals connect. */
export function eulerOf({ q1, q3, qd }: QuadCounts): number {
  return (q1 - q3 - 2 * qd) / 4;
}

/** The parts of the rest that do not reach the edge; where stones connect diagonally, the rest does not. */
export function holesOf(stones: PointSet): PointSet[] {
  const isInside = ([x, y]: readonly [number, number]) =>
    x > 0 && y > 0 && x < stones.width - 1 && y < stones.height - 1;
  return stones
    .not()
    .chains(4)
    .filter((part) => [...part].every(isInside));
}

/** The stones that stand in windows of three or four. */
export function firmOf({ width, height }: PointSet, windows: readonly Window[]): PointSet {
  const firm = windows.filter(({ kind }) => kind === '3' || kind === '4');
  return PointSet.of(
    width,
    height,
    firm.flatMap(({ stones }) => stones),
  );
}
