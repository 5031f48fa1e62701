/** Connects the controls that only Go has with its app. */

import { goRules, type RulesName } from 'kakoi';
import { setUpNewGameDialog } from '../shell/dialogs.js';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Modes } from '../shell/modes.js';
import type { Opener } from '../shell/opener.js';
import { Opponents, opponentOf } from '../shell/opponent.js';
import { pagePart, part, whenIdle } from '../shell/part.js';
import { onKeptSwitch } from '../shell/switches.js';
import { say } from '../shell/words.js';
import type { GoApp } from './app.js';
import { setUpEndgame } from './endgame/open.js';
import type { Scoring } from './session.js';

export function setUpControls(app: GoApp, opener: Opener, modes: Modes): void {
  onChoice('vicinity-level', (level) => app.useVicinityLevel(Number(level)));
  onChoice('gain-of', (which) => app.useGainOf(which as 'next' | 'last'));
  onChoice('scoring', (way) => app.useScoring(way === 'rules' ? null : (way as Scoring)));
  onClick('score-clear', () => app.clearDead());
  onClick('score-suggest', () => app.suggestDead());
  onKeptSwitch('numbers', (on) => app.useNumbers(on));
  setUpTools(app, modes);
  const useEndgame = setUpEndgame(app);
  modes.watch('count', (on) => {
    app.useLayersOfMode(on ? ['score'] : null);
    useEndgame(on);
  });
  modes.watch('read', (on) => app.useReading(on));
  onClick('rounds-watch', () => void app.watchRounds());
  onClick('make-problem', () => void app.makeProblem());
  new Opponents(app, (...how) => app.findMove(...how));
  modes.watch('play', (on) => {
    if (on) void loadReview(app);
  });
  // A browser that prints waits for nothing.
  whenIdle(() => void preparePrinting(app));
  whenIdle(() => void app.timeAnalyses());
  setUpNewGame(app, opener);
}

let hasReview = false;

/** Hints and the look back at a game come with the mode; where they cannot be loaded, that is tried again with the next time. */
async function loadReview(app: GoApp): Promise<void> {
  if (hasReview) return;
  hasReview = true;
  try {
    const { setUpHint, setUpReview } = await pagePart<typeof import('./review/index.js')>('review');
    setUpHint(app);
    setUpReview(app, say);
  } catch {
    hasReview = false;
  }
}

async function preparePrinting(app: GoApp): Promise<void> {
  const [{ setUpPrinting }] = await Promise.all([
    pagePart<typeof import('./print-diagrams.js')>('print'),
    part('svg'),
  ]);
  setUpPrinting(() => app.current);
}

function setUpNewGame(app: GoApp, opener: Opener): void {
  const width = element<HTMLInputElement>('new-width');
  const height = element<HTMLInputElement>('new-height');
  const rules = element<HTMLSelectElement>('new-rules');
  const komi = element<HTMLInputElement>('new-komi');
  const handicap = element<HTMLSelectElement>('new-handicap');
  for (const input of [width, height]) {
    input.addEventListener('input', () => element<HTMLInputElement>('size-custom').click());
  }
  // A usual komi until the reader says another.
  const suggest = (): void => {
    const usual = goRules(rules.value as RulesName).komi;
    komi.value = String(Number(handicap.value) >= 2 ? usual % 1 : usual);
  };
  for (const input of [rules, handicap]) input.addEventListener('change', suggest);
  suggest();
  const start = (choices: FormData): void => {
    const size = Number(choices.get('size'));
    const sides =
      choices.get('size') === 'custom'
        ? { width: width.valueAsNumber, height: height.valueAsNumber }
        : { width: size, height: size };
    const named = (name: 'black' | 'white') => String(choices.get(name)).trim();
    app.newGame(
      {
        ...sides,
        rules: rules.value as RulesName,
        komi: komi.valueAsNumber,
        handicap: Number(handicap.value),
        info: { black: named('black'), white: named('white') },
      },
      opponentOf(choices.get('opponent'), choices.get('level')),
    );
  };
  setUpNewGameDialog(opener, start, (choices) => {
    const used = choices.get('size') === 'custom' ? [width, height, komi] : [komi];
    return used.find((input) => !input.checkValidity()) ?? null;
  });
}
