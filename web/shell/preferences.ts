/** The reader's choices for all games, kept if the browser allows it: storage may be forbidden. */

const PREFIX = 'kakoi-';

/** The storage: from visit to visit, or as long as the tab. */
type Storage = 'localStorage' | 'sessionStorage';

/** The choice kept under a name; null when there is none. */
export function recall(name: string, storage: Storage = 'localStorage'): string | null {
  try {
    return window[storage].getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a choice; if the browser keeps nothing, it lasts as long as the page. */
export function remember(name: string, value: string, storage: Storage = 'localStorage'): void {
  try {
    window[storage].setItem(PREFIX + name, value);
  } catch {}
}
