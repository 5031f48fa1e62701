/** The part of the package that reads, loaded where a command asks it: most do not. */

export type Reader = typeof import('../../js/entries/reading.js');

export async function loadReader(): Promise<Reader> {
  const reader = await import('../../js/entries/reading.js');
  await reader.init();
  return reader;
}
