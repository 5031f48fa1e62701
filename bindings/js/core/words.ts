/** Memory for the words of sets and positions. */

const SLAB_BYTES = 16_384;
const WORD_BYTES = 4;
let slab = new ArrayBuffer(0);
let slabWords = new Uint32Array(slab);
let used = 0;

/**
 * `length` words, all 0, shared with nothing else. Cut from a larger buffer, as Node does for small buffers:
 * a small array with its own buffer costs five times as much (0.6 µs against 0.1 µs for the rows of a 19×19
 * set), and subarray() of a large one twice as much.
 */
export function allocateWords(length: number): Uint32Array {
  const bytes = length * WORD_BYTES;
  if (used + bytes > slab.byteLength) renewSlab();
  used += bytes;
  return new Uint32Array(slab, used - bytes, length);
}

function renewSlab(): void {
  slab = new ArrayBuffer(SLAB_BYTES);
  slabWords = new Uint32Array(slab);
  used = 0;
}

/** A copy of the words from `start` up to `end`. */
export function copyWords(source: Uint32Array, start: number, end: number): Uint32Array {
  const copy = allocateWords(end - start);
  for (let i = start; i < end; i++) copy[i - start] = source[i]!;
  return copy;
}

/**
 * Copies of parts of `length` words that follow one another from `start`. As many as the slab has room for are copied at once,
 * which makes a list of sets in three quarters of the time.
 */
export function copyParts(source: Uint32Array, start: number, length: number, count: number): Uint32Array[] {
  const bytes = length * WORD_BYTES;
  const parts: Uint32Array[] = [];
  for (let at = start; parts.length < count; ) {
    if (used + bytes > slab.byteLength) renewSlab();
    const some = Math.min(count - parts.length, Math.floor((slab.byteLength - used) / bytes));
    slabWords.set(source.subarray(at, at + some * length), used / WORD_BYTES);
    at += some * length;
    for (let i = 0; i < some; i++, used += bytes) parts.push(new Uint32Array(slab, used, length));
  }
  return parts;
}

/** Number of bits that are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}
