import { decodeSgf, init } from 'kakoi';
import { errorOf } from '../support/errors.js';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

beforeAll(() => init());

describe('decodeSgf', () => {
  test('takes the encoding that CA names', () => {
    const shiftJis = [0x88, 0xcd, 0x8c, 0xe9];
    expect(decodeSgf(bytes('(;CA[Shift_JIS]PB[', shiftJis, '])'))).toBe('(;CA[Shift_JIS]PB[囲碁])');
    expect(decodeSgf(bytes('(;CA [ shift_jis ]PB[', shiftJis, '])'))).toContain('囲碁');
  });

  test('is UTF-8 without, or where nobody knows the encoding', () => {
    expect(decodeSgf(bytes('(;PB[囲碁])'))).toBe('(;PB[囲碁])');
    expect(decodeSgf(bytes('(;CA[klingon]PB[囲碁])'))).toContain('囲碁');
    expect(decodeSgf(bytes('(;CA[]PB[囲碁])'))).toContain('囲碁');
  });

  test('drops a byte order mark', () => {
    expect(decodeSgf(bytes([0xef, 0xbb, 0xbf], '(;SZ[9])'))).toBe('(;SZ[9])');
  });

  test('wants bytes', () => {
    expect(errorOf(() => decodeSgf('(;SZ[9])' as never))).toMatch(/^bad-option: .*'\(;SZ\[9\]\)'/);
  });
});
