/** Runs in the page. */

/**
 * The fault in the layout of the page: wider than its window, or something over the board that is neither a dialog, nor
 * a menu, nor the board's own; null when there is none.
 */
export async function faultOfLayout(): Promise<string | null> {
  // The board takes the size of its room just before a frame is drawn: until then it has the one of the window before.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) return `the page is ${scrollWidth} px wide in a window of ${clientWidth} px`;
  if (document.querySelector('dialog:modal, :popover-open') !== null) return null;
  const board = document.querySelector('#board');
  const room = document.querySelector('#board-room');
  if (board === null || room === null || !board.checkVisibility()) return null;
  const { left, top, width, height } = board.getBoundingClientRect();
  for (const [across, down] of [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const) {
    const over = document.elementFromPoint(left + across * width, top + down * height);
    if (over !== null && !room.contains(over)) {
      const name = over.closest('[id]')?.id ?? over.tagName;
      return `over the board, at ${across}, ${down}: #${name} in a window of ${innerWidth}×${innerHeight}`;
    }
  }
  return null;
}

/** The games that the reader has changed and the browser keeps: their ids and titles. */
export async function changedGames(): Promise<[string, string][]> {
  // Opening makes a database that is not there, which the page would then find empty.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'kakoi')) return [];
  const base = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('kakoi');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const games = await new Promise<{ id: string; title: string; isChanged: boolean }[]>((done, fail) => {
    const asking = base.transaction('games').objectStore('games').getAll();
    asking.onsuccess = () => done(asking.result);
    asking.onerror = () => fail(asking.error);
  });
  base.close();
  return games.filter(({ isChanged }) => isChanged).map(({ id, title }) => [id, title]);
}
