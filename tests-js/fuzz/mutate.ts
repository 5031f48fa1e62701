/** Records with random faults, like those that transfers, editors and other programs cause. */

import type { Random } from './fuzzer.js';

const ODDITIES = [
  '\0',
  '\\',
  ']',
  '[',
  '(',
  ')',
  ';',
  ':',
  '[]',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '\u00a0',
  '\u202e',
  '\ufeff',
  '\ud800',
  'é',
  '石',
  '🐟',
  '-1',
  '0',
  '33',
  '99999999999999999999',
  '1e9',
  'NaN',
  'tt',
  'zz',
  'aa:cc',
  'cc:aa',
  'aa:zz',
  'SZ[19:9]',
  'SZ[33]',
  'SZ[]',
  'KM[1e400]',
  'HA[9]',
  'AB[aa:tt]',
  'AE[aa:zz]',
  'AW[][aa]',
  'PL[X]',
  'B[]W[aa]',
  'B[aa]B[bb]',
  'RE[B+R]',
  'RE[Void]',
  'RU[Ing]',
  'CA[UTF-16]',
  'CA[Shift_JIS]',
  'GM[2]',
  'C[\\]]',
  'B[pass]',
  'B[resign]',
  ';',
  '(;',
  '+',
  '#',
  'pass',
  'resign',
  '"',
  '{',
  '}',
  ',',
  'null',
] as const;

/** The text with one to a few faults; `others` lend pieces. */
export function mutate(text: string, others: readonly string[], random: Random): string {
  let result = text;
  for (let faults = 1 + random.below(4); faults > 0; faults--) {
    const at = random.below(result.length + 1);
    const to = Math.min(result.length, at + random.below(random.chance(0.8) ? 12 : 400));
    const piece = result.slice(at, to);
    const before = result.slice(0, at);
    const after = result.slice(to);
    switch (random.below(10)) {
      case 0: // lost
        result = before + after;
        break;
      case 1: // twice
        result = before + piece + piece + after;
        break;
      case 2: // many times
        result = before + piece.repeat(random.below(200)) + after;
        break;
      case 3: // cut off
        result = random.chance(0.5) ? before : result.slice(at);
        break;
      case 4: // another letter
        result =
          before + String.fromCharCode(random.below(random.chance(0.9) ? 128 : 65536)) + result.slice(at + 1);
        break;
      case 5: {
        // a piece of another record
        const other = random.pick(others);
        const start = random.below(other.length + 1);
        result = before + other.slice(start, start + random.below(60)) + result.slice(at);
        break;
      }
      case 6: {
        // two pieces change places
        const from = random.below(result.length + 1);
        const moved = result.slice(from, from + random.below(20));
        result = `${before}${moved}${after}`;
        break;
      }
      case 7: // upper for lower case
        result = before + (random.chance(0.5) ? piece.toUpperCase() : piece.toLowerCase()) + after;
        break;
      case 8: // a value for another
        result = result.replace(/\[[^\]]*\]/g, (value) =>
          random.chance(0.03) ? `[${random.pick(ODDITIES)}]` : value,
        );
        break;
      default:
        result = before + random.pick(ODDITIES) + result.slice(random.chance(0.5) ? at : to);
    }
  }
  return result.slice(0, 200_000);
}

/** Bytes with faults. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const result = bytes.slice();
  for (let faults = 1 + random.below(6); faults > 0 && result.length > 0; faults--) {
    result[random.below(result.length)] = random.below(256);
  }
  return random.chance(0.3)
    ? result.slice(random.below(result.length), random.below(result.length) + 1)
    : result;
}
