/** Links that hold a whole game after their '#': nothing of it is sent anywhere. */

import type { KeptSession } from './session.js';

/** What a link holds: a game as it was shared, or in links of before, a record and the move to look at. */
export type SharedGame = { readonly state: KeptSession } | { readonly record: string; readonly move: number };

const NAME = 'game';
/** What a link may unpack to: as much as a file of thousands of games. */
const MOST_BYTES = 20_000_000;

/** The page's own address with the game in it. */
export async function linkTo(state: KeptSession): Promise<string> {
  const packed = await through(new Blob([JSON.stringify(state)]), new CompressionStream('deflate-raw'));
  const link = new URL(location.href);
  link.hash = `${NAME}=${base64Url(packed)}`;
  return link.href;
}

/**
 * The game that the page's address holds, or null when it holds none; `ending` names the records of links from before.
 * Throws where the link is damaged.
 */
export async function gameInAddress(ending: string): Promise<SharedGame | null> {
  const held = new URLSearchParams(location.hash.slice(1));
  const packed = held.get(NAME);
  if (packed !== null) {
    const bytes = await through(new Blob([bytesOf(packed)]), new DecompressionStream('deflate-raw'));
    return { state: JSON.parse(new TextDecoder().decode(bytes)) as KeptSession };
  }
  const record = held.get(ending);
  if (record === null) return null;
  const move = Number(held.get('move') ?? Number.NaN);
  return { record, move: Number.isFinite(move) ? move : Number.MAX_SAFE_INTEGER };
}

/** Takes the game out of the page's address: the one on the board is another by now. */
export function clearAddress(): void {
  if (location.hash === '') return;
  const link = new URL(location.href);
  link.hash = '';
  history.replaceState(null, '', link.href.replace(/#$/, ''));
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = blob
    .stream()
    .pipeThrough(stream as ReadableWritablePair)
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('the link holds too much');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
}

/** Copies text; whether that was possible. Only pages from https:, localhost and files may use the clipboard directly. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
