/** Lets many requests share a signal with one listener, because Node warns of a leak at more than ten. */

const listening = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `abort` when the signal is aborted; the function returned cancels that. */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
  let aborts = listening.get(signal);
  if (aborts === undefined) {
    aborts = new Set();
    listening.set(signal, aborts);
  }
  if (aborts.size === 0) signal.addEventListener('abort', callAll);
  aborts.add(abort);
  return () => {
    aborts.delete(abort);
    if (aborts.size === 0) signal.removeEventListener('abort', callAll);
  };
}

function callAll({ target }: Event): void {
  for (const abort of listening.get(target as AbortSignal) ?? []) abort();
}
