/** The tabs that have the library open: each knows which game is its own, and is told when another has changed one. */

import { newId } from './kept-game.js';

/** The wait for the tab's own earlier page, which may still be closing. */
const PATIENCE_MS = 400;

/** The game of this tab, from storage that lasts as long as the tab and is copied with it. */
export function gameOfTab(page: string): string | null {
  return inTab(`kakoi-game-${page}-`);
}

export function setGameOfTab(page: string, id: string): void {
  keepInTab(`kakoi-game-${page}-`, id);
}

/**
 * True for the duplicate of a tab that is still open: what it has in its storage is the other's. It gets a name of its own, so
 * that it is no duplicate from then on. False where the browser cannot tell.
 */
export async function isDuplicate(): Promise<boolean> {
  const name = inTab('kakoi-tab');
  const isTaken = name !== null && !(await hold(name, PATIENCE_MS));
  if (name !== null && !isTaken) return false;
  const own = newId();
  keepInTab('kakoi-tab', own);
  void hold(own, PATIENCE_MS);
  return isTaken;
}

/** Holds the name until the page is left; false when another page holds it. */
function hold(name: string, patience: number): Promise<boolean> {
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((done) => {
    const untilLeft = (): Promise<never> => {
      done(true);
      return new Promise(() => {});
    };
    navigator.locks
      .request(`kakoi-tab-${name}`, { signal: AbortSignal.timeout(patience) }, untilLeft)
      .catch((error: Error) => done(error.name !== 'TimeoutError' && error.name !== 'AbortError'));
  });
}

/** Tells the other tabs that a game has changed, and is told of it. */
export class News {
  private readonly channel =
    typeof BroadcastChannel === 'function' ? new BroadcastChannel('kakoi-games') : null;

  constructor(heard: (id: string) => void) {
    this.channel?.addEventListener('message', ({ data }) => heard(String(data)));
  }

  tell(id: string): void {
    this.channel?.postMessage(id);
  }
}

function inTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keepInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {}
}
