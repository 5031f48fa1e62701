/** Loads the part of the package that reads, which most commands do not need. */

export type Reader = typeof import('../../js/entries/reading.js');

export async function loadReader(): Promise<Reader> {
  const reader = await import('../../js/entries/reading.js');
  await reader.initReading();
  return reader;
}
