/** What the reader has chosen for all games, kept where the browser allows it: storage may be forbidden. */

const PREFIX = 'kakoi-';

/** Null when nothing was kept. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Where nothing can be kept, the choice lasts as long as the page. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {}
}
