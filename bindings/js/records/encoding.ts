/**
 * Guesses the encoding of bytes that do not declare one, or a wrong one. Detectors from npm need hundreds of bytes and 2.7 KB
 * or more for the encodings of East Asia, but records often hold only two names. Here every encoding has a
 * model of how likely its characters are, and the likeliest text wins.
 */

/** An encoding by its WHATWG label. */
export interface SgfEncoding {
  readonly label: string;
  /** The reason why the encoding is only assumed; null when the file declares it, or is ASCII. */
  readonly assumed: string | null;
}

/** The number of bytes that are examined, from just before the first that is not ASCII. */
const SAMPLE_BYTES = 8192;

/**
 * For each encoding, its label, the cost of an ordinary character in bits, and a pattern whose groups
 * classify its characters: the first group is frequent ones (signs, kana, and the most common characters of
 * Japanese names and of Korean), the second ordinary ones, the third rare ones. A character in no group is
 * ASCII or an error.
 */
const MODELS: readonly (readonly [label: string, ordinary: number, characters: RegExp])[] = [
  ['utf-8', 11, /()(?!)|([\xc2-\xdf][\x80-\xbf]|[\xe0-\xf4][\x80-\xbf]{2,3})|./gs],
  // accented letters beside ASCII letters
  ['windows-1252', 6, /()(?!)|((?<=[A-Za-z])[\x92\xdf-\xff]|[\xc0-\xff](?=[a-z ]))|([\x80-\xbf])|./gs],
  // Cyrillic capitals at the start of words, small letters inside words or alone
  [
    'windows-1251',
    5,
    /()(?!)|((?<![\xe0-\xff])[\xc0-\xdf](?=[\xe0-\xff.])|(?<=[\xc0-\xff])[\xe0-\xff]|(?<![^\0-@])[\xe0-\xff](?=[^a-z]))|([\x80-\xbf])|./gs,
  ],
  [
    'shift_jis',
    11,
    /([\x81-\x83][\x40-\xfc])|([\x88-\x97][\x40-\xfc])|([\x98-\x9f\xe0-\xea][\x40-\xfc])|./gs,
  ],
  [
    'euc-jp',
    11.8,
    /([\xa1\xa3-\xa5][\xa1-\xfe]|\xb9\xf5|\xbb\xb3|\xbe\xae|\xc2[\xbc\xe7]|\xc5\xc4|\xcc\xda|\xcb\xdc)|([\xb0-\xcf][\xa1-\xfe])|([\xd0-\xf4][\xa1-\xfe])|./gs,
  ],
  [
    'euc-kr',
    11.8,
    /([\xa1\xa3][\xa1-\xfe]|\xb0[\xa1\xed]|\xb1[\xe2\xe8]|\xb4[\xc2\xd9\xeb]|\xb9[\xda\xe9]|\xbc[\xad\xba\xf6]|\xbd[\xc2\xc5]|\xbf[\xa1\xb5]|\xc0[\xba\xbb\xc7\xcc\xce]|\xc1[\xa4\xb6\xf6\xf8]|\xc7[\xcf\xd1])|([\xb0-\xc8][\xa1-\xfe])|([\xca-\xfd][\xa1-\xfe]|[\x81-\xc6][A-Za-z\x81-\xfe])|./gs,
  ],
  ['gb18030', 11.3, /([\xa1\xa3][\xa1-\xfe])|([\xb0-\xd7][\xa1-\xfe])|([\x81-\xfe][\x40-\xfe])|./gs],
  ['big5', 11.4, /(\xa1[\x40-\xfe])|([\xa4-\xc6][\x40-\x7e\xa1-\xfe])|([\xc9-\xf9][\x40-\x7e\xa1-\xfe])|./gs],
];

/** The characters of one byte each, by which encodings are examined before one is known. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SAMPLE_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + SAMPLE_BYTES));
  return text;
}

/** True for UTF-8 that is not ASCII alone, which may end inside a character. Not every platform's TextDecoder can be fatal. */
export function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes, { stream: true });
  if (!text.includes('\ufffd')) return /[^\0-\x7f]/.test(text);
  return text.split('\ufffd').length === latin1(bytes).split('\xef\xbf\xbd').length; // the file itself may have it
}

/** The cost of an error, in bits. */
const ERROR = 22;

/** The encoding in which the bytes make the likeliest text; of the one that the file declares an error is forgiven. */
export function likeliest(bytes: Uint8Array, declared: string | null): string {
  const first = bytes.findIndex((byte) => byte > 0x7f || byte === 0x1b);
  if (bytes[first] === 0x1b && bytes[first + 1] === 0x24) return 'iso-2022-jp'; // no other encoding has escapes
  const sample = latin1(bytes.subarray(Math.max(first - 1, 0), first + SAMPLE_BYTES));
  let least = Number.POSITIVE_INFINITY;
  let best = '';
  for (const [label, ordinary, characters] of MODELS) {
    let bits = label === declared ? -ERROR : 0;
    for (const [character, frequent, plain, rare] of sample.matchAll(characters)) {
      bits += frequent ? 7 : plain ? ordinary : rare ? 16 : character < '\x80' ? 4 : ERROR;
    }
    if (bits < least) {
      least = bits;
      best = label;
    }
  }
  return best;
}
