/** Links that hold a whole game after their '#', so that nothing of it is sent anywhere. */

import { copy } from './clipboard.js';
import { explained, messageOf } from './errors.js';
import { GAME_NAMES } from './game-names.js';
import { showNotice, type Way } from './notice.js';
import { fileOf } from './other-pages.js';
import { tell } from './render.js';
import type { KeptSession } from './session.js';
import { load, reopen } from './sources.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/** The contents of a link: a shared game, or in old links a record and the move to look at. */
type SharedGame = { readonly state: KeptSession } | { readonly record: string; readonly move?: number };

declare const GAME: string;

const NAME = 'game';
/** Stands for no move in particular in old links. */
const UNNAMED_MOVE = Number.MAX_SAFE_INTEGER;
/** The bounds on what a link unpacks to and holds: more than any game, and no more than a page opens at once. */
const MOST_BYTES = 2_000_000;
const MOST_NODES = 20_000;

/** Copies a link that holds the record and the place in it; the address of the page becomes that link. */
export async function share(page: PageState): Promise<void> {
  let link: string;
  try {
    link = await linkTo(page.session.keep());
  } catch (error) {
    showNotice(say('There is no link to this game'), explained(error));
    return;
  }
  history.replaceState(history.state, '', link);
  const copied = await copy(link);
  tell(
    page,
    copied ? say('Link to this game copied.') : say('The address of this page is a link to this game.'),
  );
}

/** Opens the game that the address holds; false when it holds none that can be read. */
export async function openShared(page: PageState): Promise<boolean> {
  const { hash } = location;
  let shared: SharedGame | null;
  try {
    shared = await gameInAddress(page.hooks.format.ending);
  } catch (error) {
    showNotice(say('This link cannot be opened'), messageOf(error), (error as LinkError).way);
    return false;
  }
  if (shared === null) return false;
  const isOpen =
    'state' in shared
      ? reopen(page, shared.state, undefined, say('This link cannot be opened'))
      : load(page, shared.record, shared.move);
  if (isOpen && location.hash === '') history.replaceState(history.state, '', hash);
  return isOpen;
}

/**
 * The page's own address with the game in it. Throws an error that says why when the game is too large for
 * one.
 */
async function linkTo(state: KeptSession): Promise<string> {
  const text = JSON.stringify(state);
  checkSize(text);
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const link = new URL(location.href);
  link.hash = `${NAME}=${base64Url(packed)}`;
  return link.href;
}

/**
 * The game in the page's address, or null when it holds none; `ending` names the records of old links. Throws
 * an error that says what is wrong when the link is damaged or holds too much.
 */
async function gameInAddress(ending: string): Promise<SharedGame | null> {
  const held = new URLSearchParams(location.hash.slice(1));
  const packed = held.get(NAME);
  if (packed !== null) {
    if (packed.length > MOST_BYTES) throw tooLarge();
    const text = await unpacked(packed);
    checkSize(text);
    return { state: stateOf(text) };
  }
  const record = held.get(ending);
  if (record === null) return null;
  checkSize(record);
  const move = Number(held.get('move') ?? Number.NaN);
  return { record, ...(move < UNNAMED_MOVE && { move }) };
}

/**
 * Refuses games that are too large. Nodes begin with a semicolon in SGF, and end a line in Senket's text;
 * comments may hold both, so there are at most as many nodes.
 */
function checkSize(text: string): void {
  const most = Math.max(...[/;/g, /\\n|\n/g].map((sign) => text.match(sign)?.length ?? 0));
  if (text.length > MOST_BYTES || most > MOST_NODES) throw tooLarge();
}

function tooLarge(): Error {
  return new Error(
    say('The game is too large for a link: more than {n} moves or {size} MB. Send it as a file.', {
      n: MOST_NODES,
      size: MOST_BYTES / 1e6,
    }),
  );
}

async function unpacked(packed: string): Promise<string> {
  try {
    const bytes = await through(new Blob([bytesOf(packed)]), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof TooMuch ? tooLarge() : cutOff();
  }
}

function stateOf(text: string): KeptSession {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    throw cutOff();
  }
  if (!(state instanceof Object && 'game' in state && state.game instanceof Object)) throw cutOff();
  const { game } = state.game as { game?: unknown };
  const name = GAME_NAMES[String(game)];
  if (name !== undefined && game !== GAME)
    throw Object.assign(new Error(say('It holds a game of {game}.', { game: say(name) })), {
      way: {
        text: say('Open it on the page of {game}', { game: say(name) }),
        href: fileOf(name) + location.hash,
      },
    }) satisfies LinkError;
  return state as KeptSession;
}

/** The reason why a link cannot be opened here, and the page where it can, if there is one. */
interface LinkError extends Error {
  readonly way?: Way;
}

function cutOff(): Error {
  return new Error(
    say('It has been cut off or changed on its way. Copy the whole of it, or ask for it again.'),
  );
}

/** Thrown when a link unpacks to more than any game needs. */
class TooMuch extends Error {}

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
      throw new TooMuch();
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
