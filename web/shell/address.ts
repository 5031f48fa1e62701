/** The page's address: a link to a game, which `link.ts` writes and reads. */

/** True when the address may hold a game. */
export function isLink(): boolean {
  return location.hash.length > 1;
}

/** Removes the game from the page's address, because another is on the board by now. */
export function clearAddress(): void {
  if (location.hash === '') return;
  const link = new URL(location.href);
  link.hash = '';
  history.replaceState(history.state, '', link.href.replace(/#$/, ''));
}
