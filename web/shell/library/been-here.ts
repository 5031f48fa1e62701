/**
 * True unless this is certainly the first visit of a page: there may be games to be found before the first board is drawn. It looks
 * for the database and for what `leaving.ts` and `tabs.ts` put beside it.
 */
export async function hasBeenHere(): Promise<boolean> {
  try {
    if (sessionStorage.getItem('kakoi-tab') !== null) return true;
    if (Object.keys(localStorage).some((key) => key.startsWith('kakoi-game-'))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'kakoi');
  } catch {
    return true; // where the browser does not tell
  }
}
