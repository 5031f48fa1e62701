/** Lets the pages be installed and work without a network, over http(s); from files they work anyway. */

export function workOffline(): void {
  if (!location.protocol.startsWith('http')) return;
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = 'manifest.webmanifest';
  document.head.append(manifest);
  // If the browser does not allow it, the pages work as before, with the network.
  navigator.serviceWorker?.register('service-worker.js').catch(() => {});
}
