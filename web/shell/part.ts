/**
 * The scripts that a page loads when it first needs them: parts of the package, which are engines of their own, workers and
 * painters, and parts of the page itself. They come as scripts, because pages that were opened from a file can import nothing.
 */

import { showNotice } from './notice.js';
import { say } from './words.js';

interface Parts {
  readonly worker: Pick<typeof import('kakoi/worker'), 'createPool'>;
  readonly facts: Pick<typeof import('kakoi/review'), 'factText'>;
  readonly seen: Pick<typeof import('kakoi/review'), 'facts'>;
  readonly reading: Pick<typeof import('kakoi/reading'), 'readingEngine' | 'readEndgame' | 'readSafe'> &
    Pick<typeof import('../go/endgame/panel.js'), 'endgameLabels' | 'showEndgame'> &
    Pick<typeof import('kakoi/problem'), 'findProblem' | 'outcomeRank' | 'ProblemGame' | 'readQuestion'>;
  readonly answers: Pick<typeof import('kakoi/sgf'), 'answersOf'>;
  readonly endings: Pick<typeof import('kakoi/endings'), 'endingsEngine' | 'readWin'>;
  readonly play: Pick<typeof import('kakoi/play'), 'chooseMove' | 'judge' | 'playEngine'>;
  readonly katago: Pick<typeof import('kakoi/katago'), 'loadNetwork'>;
  readonly svg: Pick<typeof import('kakoi/svg'), 'pictureSvg'>;
  readonly foreign: Pick<typeof import('kakoi/interop'), 'formatOf' | 'fromRecord'>;
}
type Name = keyof Parts;

/** The scripts' globals: those of the package, and those of the page. */
declare const kakoi: { readonly parts: Parts };
declare const page: { readonly parts: Readonly<Record<string, unknown>> };

/** The game of the page, which the build inserts. */
declare const GAME: string;

/** The address of this script: those of the same build lie beside it. None where the module is read outside of a page. */
const OWN = (globalThis.document?.currentScript as HTMLScriptElement | null)?.src;

const asked = new Map<string, Promise<void>>();

/**
 * The part of the package, loaded at the first call; rejects when its script cannot be loaded, and tries again at the next
 * call.
 */
export async function part<N extends Name>(name: N): Promise<Parts[N]> {
  await load(`kakoi-${GAME}-${name}.js`);
  return loaded(name);
}

/** The part of the package, which must have been loaded. */
export function loaded<N extends Name>(name: N): Parts[N] {
  return kakoi.parts[name];
}

/**
 * The part of the page that `web/pages.mjs` knows by the name, loaded at the first call. When that is impossible, the page says
 * so, and tries again at the next call.
 */
export async function pagePart<Module>(name: string): Promise<Module> {
  try {
    await load(`${GAME}-${name}.js`);
  } catch (error) {
    showNotice(say('This part of the page could not be loaded'), (error as Error).message);
    throw error;
  }
  return page.parts[name] as Module;
}

function load(file: string): Promise<void> {
  const loading = asked.get(file) ?? loadScript(file);
  asked.set(file, loading);
  loading.catch(() => asked.delete(file));
  return loading;
}

/** Loads a script of the build. */
export function loadScript(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = new URL(file, OWN).href;
  return new Promise((done, fail) => {
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${file} could not be loaded`));
    document.head.append(script);
  });
}

/** Does the work once the first board is drawn and the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (performance.getEntriesByName('first-board').length === 0) setTimeout(() => whenIdle(work), 100);
  else if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
