/** Connects the controls that only Go has with its page. */

import { element, onChoice, onClick } from '../shell/elements.js';
import { later } from '../shell/later.js';
import { useLayersOfMode } from '../shell/look.js';
import { isMode, type Modes } from '../shell/modes.js';
import { pagePart, part } from '../shell/part.js';
import { render } from '../shell/render.js';
import { onKeptSwitch } from '../shell/switches.js';
import { firstTouch } from '../shell/touch.js';
import { loadProblems, useReading } from './reads.js';
import type { Choices, GoState } from './state.js';

export function setUpControls(page: GoState, modes: Modes): void {
  const set = (choices: Partial<Choices>): void => {
    page.choices = { ...page.choices, ...choices };
    render(page);
  };
  onChoice('vicinity-level', (level) => set({ vicinityLevel: Number(level) }));
  onChoice('gain-of', (which) => set({ gainOf: which as 'next' | 'last' }));
  onKeptSwitch('numbers', (numbers) => set({ numbers }));
  const endgame = later(async () => {
    const { setUpEndgame } = await pagePart<typeof import('./endgame/open.js')>('endgame');
    return setUpEndgame(page);
  });
  let useEndgame: ((on: boolean) => void) | null = null;
  modes.watch('count', async (on) => {
    useLayersOfMode(page, on ? ['score'] : null);
    if (on) useEndgame = await endgame();
    useEndgame?.(isMode('count'));
  });
  modes.watch('read', (on) => useReading(page, on));
  onClick('make-problem', async () => {
    const { makeProblem } = await loadProblems();
    if (!makeProblem(page)) return;
    modes.open('read'); // where it can be solved
    element('board').focus({ preventScroll: true });
  });
  const hint = later(async () => {
    const { addHint } = await pagePart<typeof import('./hint.js')>('hint');
    return addHint(page);
  });
  let useHint: ((on: boolean) => void) | null = null;
  modes.watch('play', async (on) => {
    if (on) useHint = await hint();
    useHint?.(isMode('play'));
  });
  // A browser that prints waits for nothing.
  void firstTouch().then(() => preparePrinting(page));
}

async function preparePrinting(page: GoState): Promise<void> {
  const [{ setUpPrinting }] = await Promise.all([
    pagePart<typeof import('./print-diagrams.js')>('print'),
    part('svg'),
  ]);
  setUpPrinting(() => page.session);
}
