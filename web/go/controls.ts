/** Connects the controls that only Go has with its app. */

import { PointSet } from 'kakoi';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import { later } from '../shell/later.js';
import { isMode, type Modes } from '../shell/modes.js';
import { pagePart, part, whenIdle } from '../shell/part.js';
import { onKeptSwitch } from '../shell/switches.js';
import type { GoApp } from './app.js';
import type { Scoring } from './session.js';

export function setUpControls(app: GoApp, modes: Modes): void {
  onChoice('vicinity-level', (level) => app.set({ vicinityLevel: Number(level) }));
  onChoice('gain-of', (which) => app.set({ gainOf: which as 'next' | 'last' }));
  onChoice('scoring', (way) => app.set({ scoring: way === 'rules' ? null : (way as Scoring) }));
  onClick('score-clear', () => {
    const { width, height } = app.current.board;
    app.markDead(PointSet.empty(width, height));
  });
  onClick('score-suggest', () => app.markDead(null));
  onKeptSwitch('numbers', (numbers) => app.set({ numbers }));
  setUpTools(app, modes);
  const endgame = later(async () => {
    const { setUpEndgame } = await pagePart<typeof import('./endgame/open.js')>('endgame');
    return setUpEndgame(app);
  });
  let useEndgame: ((on: boolean) => void) | null = null;
  modes.watch('count', async (on) => {
    app.useLayersOfMode(on ? ['score'] : null);
    if (on) useEndgame = await endgame();
    useEndgame?.(isMode('count'));
  });
  modes.watch('read', (on) => app.useReading(on));
  onClick('make-problem', () => {
    if (!app.makeProblem()) return;
    modes.open('read'); // where it can be solved
    element('board').focus({ preventScroll: true });
  });
  // Hints and the look back at a game.
  const review = later(async () => {
    const { addHint, addLookBack } = await pagePart<typeof import('./review.js')>('review');
    const use = addHint(app);
    addLookBack(app);
    return use;
  });
  let useHint: ((on: boolean) => void) | null = null;
  modes.watch('play', async (on) => {
    if (on) useHint = await review();
    useHint?.(isMode('play'));
  });
  // A browser that prints waits for nothing.
  whenIdle(() => void preparePrinting(app));
  whenIdle(() => void app.timeAnalyses());
}

async function preparePrinting(app: GoApp): Promise<void> {
  const [{ setUpPrinting }] = await Promise.all([
    pagePart<typeof import('./print-diagrams.js')>('print'),
    part('svg'),
  ]);
  setUpPrinting(() => app.current);
}
