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

  test('looks for CA in the root node alone, and not inside of values', () => {
    const told = (text: string) => decodeSgf(bytes(text)).includes('囲碁');
    expect(told('(;C[CA[big5\\] CA[big5\\]]CA[UTF-8]PB[囲碁])')).toBe(true);
    expect(told('(;C[CA[big5\\]]PB[囲碁])')).toBe(true);
    expect(told('(;PB[囲碁];CA[big5])')).toBe(true);
    expect(told('CA[big5] (;PB[囲碁])')).toBe(true);
    expect(told('(;XCA[big5]PB[囲碁])')).toBe(true);
    expect(told(`(;C[${'long '.repeat(5000)}]ChArset[big5]PB[囲碁])`)).toBe(false);
  });

  test('finds CA behind characters whose second byte looks like a backslash or a bracket', () => {
    const [so, zo] = [
      [0x83, 0x5c],
      [0x83, 0x5d],
    ]; // ソ and ゾ
    expect(decodeSgf(bytes('(;PB[', so, ']CA[Shift_JIS])'))).toBe('(;PB[ソ]CA[Shift_JIS])');
    expect(decodeSgf(bytes('(;PB[a', zo, 'b]CA[Shift_JIS])'))).toBe('(;PB[aゾb]CA[Shift_JIS])');
    const gong = [0xa5, 0x5c]; // 功
    expect(decodeSgf(bytes('(;PB[', gong, ']PW[', gong, ']CA[Big5])'))).toBe('(;PB[功]PW[功]CA[Big5])');
  });

  test('and behind letters that stand right before a bracket', () => {
    const it = [0xe8, 0xf2]; // ит
    expect(decodeSgf(bytes('(;PB[', it, ']PW[', it, ']CA[windows-1251])'))).toBe(
      '(;PB[ит]PW[ит]CA[windows-1251])',
    );
  });

  test('takes any view of the bytes', () => {
    const whole = bytes('xx(;SZ[9])');
    expect(decodeSgf(new DataView(whole.buffer, whole.byteOffset + 2) as never)).toBe('(;SZ[9])');
  });

  test('wants bytes', () => {
    expect(errorOf(() => decodeSgf('(;SZ[9])' as never))).toMatch(/^bad-option: .*'\(;SZ\[9\]\)'/);
  });
});
