/** Long work in the page in short stretches, between which it draws and answers. */

/** In milliseconds: less than a frame, so that nothing is seen to wait. */
const STRETCH = 12;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

let since = 0;

/** Lets the page do what is due, if the work has gone on for long; throws the signal's reason once that is aborted. */
export async function breathe(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (performance.now() - since < STRETCH) return;
  // A message comes sooner than any timeout.
  await new Promise<void>((resume) => {
    waiting.push(resume);
    channel.port2.postMessage(null);
  });
  since = performance.now();
  signal?.throwIfAborted();
}
