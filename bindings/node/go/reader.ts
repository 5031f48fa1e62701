/** Loads the part of the package that reads, which most commands do not need. */

import { init } from '../../js/index.js';

export type Reader = typeof import('../../js/entries/reading.js');

export async function loadReader(): Promise<Reader> {
  const reader = await import('../../js/entries/reading.js');
  await init(reader.readingEngine);
  return reader;
}
