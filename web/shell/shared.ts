/** Games shared as links, which a part of the page writes and reads. */

import { isLink } from './address.js';
import { pagePart } from './part.js';
import type { PageState } from './state.js';

/** Copies a link that holds the record and the place in it; the address of the page becomes that link. */
export async function share(page: PageState): Promise<void> {
  const { share } = await pagePart<typeof import('./link.js')>('link');
  await share(page);
}

/** Opens the game that the address holds; false when it holds none that can be read. */
export async function openShared(page: PageState): Promise<boolean> {
  if (!isLink()) return false;
  const part = await pagePart<typeof import('./link.js')>('link').catch(() => null); // which the page has said
  return (await part?.openShared(page)) === true;
}
