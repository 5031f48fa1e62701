/** Lets the pages be installed and work without a network, over http(s); from files they work anyway. */

import { make } from './elements.js';
import { whenIdle } from './part.js';
import { firstTouch } from './touch.js';

declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Begins once somebody uses the page, when the page has nothing else to do, and not where data are dear. */
export async function workOffline(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  await firstTouch();
  document.head.append(make('link', { rel: 'manifest', href: 'manifest.webmanifest' }));
  if (navigator.connection?.saveData) return;
  // If the browser does not allow it, the pages work as before, with the network.
  const script = `service-worker.js?${document.documentElement.lang}`;
  whenIdle(() => void navigator.serviceWorker?.register(script).catch(() => {}));
}
