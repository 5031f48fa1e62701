/** The reader's choices for all games, kept if the browser allows it: storage may be forbidden. */

const PREFIX = 'kakoi-';

/** The choice kept under a name; null when there is none. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a choice; if the browser keeps nothing, it lasts as long as the page. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {}
}
