import { GoGame, init, LoaGame, SenketGame, type SgfNote } from 'kakoi';
import { decodeSgf, parseSgf, readSgfGames } from 'kakoi/sgf';
import { encode } from '../support/encode.js';
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
    const long = bytes(`(;C[${'long '.repeat(5000)}]ChArset[big5]PB[`, [0xa5, 0x5c], '])');
    expect(decodeSgf(long)).toContain('PB[功]');
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

describe('without CA', () => {
  /** Records as bytes of files, in hexadecimal, made with Python's codecs. */
  const RECORDS: readonly (readonly [encoding: string, text: string, hex: string])[] = [
    [
      'shift_jis',
      'PB[本因坊秀策]PW[井上因碩]C[黒は隅を守る。ソ表示]',
      '50425b967b88f696568f478df45d50575b88e48fe388f690d75d435b8d9582cd8bf782f08ee782e98142835c955c8ea65d',
    ],
    ['euc-jp', 'PB[井山裕太]EV[名人戦リーグ]', '50425bb0e6bbb3cdb5c2c05d45565bccbebfcdc0efa5eaa1bca5b05d'],
    [
      'iso-2022-jp',
      'PB[趙治勲]PW[小林光一]',
      '50425b1b24426c643c23372e1b28425d50575b1b24423e2e4e533877306c1b28425d',
    ],
    ['euc-kr', 'PB[이창호]PW[이세돌]', '50425bc0ccc3a2c8a35d50575bc0ccbcbcb5b95d'],
    [
      'gb18030',
      'PB[柯洁]PW[聂卫平]EV[三星杯决赛]',
      '50425bbfc2bde05d50575bc4f4cec0c6bd5d45565bc8fdd0c7b1adbef6c8fc5d',
    ],
    [
      'big5',
      'PB[周俊勳]PW[林海峰]EV[應氏盃]',
      '50425ba950ab54beb15d50575baa4caefcae705d45565bc0b3a4f3acd75d',
    ],
    ['windows-1251', 'PB[Илья Шикшин]', '50425bc8ebfcff20d8e8eaf8e8ed5d'],
    [
      'windows-1252',
      'PB[Jérôme]C[Noir a déjà gagné]',
      '50425b4ae972f46d655d435b4e6f697220612064e96ae0206761676ee95d',
    ],
    ['utf-8', 'PB[囲碁]', '50425be59bb2e7a2815d'],
  ];

  test.each(RECORDS)('%s: %s', (encoding, text, hex) => {
    const notes: string[] = [];
    const file = bytes('(;', Array.from(Buffer.from(hex, 'hex')), ';B[pd])');
    const onNote = ({ line, column, message }: SgfNote) => notes.push(`${line}:${column} ${message}`);
    expect(decodeSgf(file, { onNote })).toBe(`(;${text};B[pd])`);
    expect(notes).toEqual([`1:1 no CA tells the encoding: read as ${encoding}`]);
  });

  test('UTF-8 that is cut in a character is UTF-8, with a note', () => {
    const notes: string[] = [];
    const file = bytes('(;PB[囲碁囲碁', [0xe5, 0x9b], '])');
    expect(decodeSgf(file, { onNote: ({ message }) => notes.push(message) })).toBe('(;PB[囲碁囲碁\ufffd])');
    expect(notes).toEqual([
      'no CA tells the encoding: read as utf-8',
      'bytes that are not utf-8 became U+FFFD',
    ]);
  });

  test('byte order marks and zeros come before CA, and CA before all guesses', () => {
    const heard: unknown[] = [];
    const read = (file: Uint8Array) => decodeSgf(file, { onNote: (note) => heard.push(note) });
    const text = '(;CA[big5]PB[囲碁])';
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect(read(bytes([0xff, 0xfe], [...little]))).toBe(text);
    expect(read(little)).toBe(text);
    expect(read(bytes([0xfe, 0xff], [...Buffer.from(little).swap16()]))).toBe(text);
    expect(read(bytes([0xef, 0xbb, 0xbf], text))).toBe(text);
    expect(read(bytes('(;CA[windows-1252]PB[', [0xbb, 0xb3, 0xc5, 0xc4], '])'))).toContain('PB[»³ÅÄ]');
    expect(read(bytes('(;PB[plain])'))).toBe('(;PB[plain])');
    expect(heard).toEqual([]);
  });

  test('parseSgf reads bytes, and passes the notes on', () => {
    const notes: SgfNote[] = [];
    const games = parseSgf(bytes('(;PB[', [0x88, 0xcd, 0x8c, 0xe9], '])'), {
      onNote: (note) => notes.push(note),
    });
    expect(games).toEqual([{ data: { PB: ['囲碁'] }, children: [] }]);
    expect(notes).toEqual([{ line: 1, column: 1, message: 'no CA tells the encoding: read as shift_jis' }]);
  });

  test('games are read from bytes as well as from text', () => {
    const shiftJis = [0x88, 0xcd, 0x8c, 0xe9];
    const file = bytes('(;SZ[9]CA[Shift_JIS]PB[', shiftJis, '];B[ee])');
    expect(GoGame.fromSgf(file).info.black).toBe('囲碁');
    expect(GoGame.fromSgf(new DataView(file.buffer) as never).moveNumber).toBe(1);
    const assumed = GoGame.fromSgf(bytes('(;SZ[9]PB[', shiftJis, '])'));
    expect(assumed.notes.map(({ message }) => message)).toEqual([
      'no CA tells the encoding: read as shift_jis',
    ]);
    expect(assumed.toSgf()).toContain('CA[UTF-8]');
    expect(LoaGame.fromSgf(bytes('(;GM[9]PB[', shiftJis, '];B[b1-b3])')).info.black).toBe('囲碁');
    expect(SenketGame.fromText(bytes('Senket 11\n5-5 # 囲碁')).comment).toBe('囲碁');
    expect(errorOf(() => GoGame.fromSgf(7 as never))).toBe(
      'bad-sgf: line 1, column 1: SGF must be text or bytes, not 7',
    );
  });

  test('refuses what is not a function', () => {
    expect(errorOf(() => decodeSgf(bytes('(;)'), { onNote: 1 as never }))).toBe(
      'bad-option: onNote must be a function, not 1',
    );
  });
});

describe('a label against the bytes', () => {
  const read = (file: Uint8Array) => {
    const notes: string[] = [];
    return [decodeSgf(file, { onNote: ({ message }) => notes.push(message) }), notes] as const;
  };
  const RECORD = {
    cjk: 'PB[王小明]C[黑先白好]',
    kana: 'PB[本因坊]C[黒は隅を守る]',
    hangul: 'PB[이창호]C[흑선 백승]',
  };

  test.each(['gb2312', 'GBK', 'Shift_JIS', 'Big5', 'EUC-KR', 'ISO-8859-1', 'windows-1252', 'KOI8-R'])(
    'UTF-8 labelled %s is UTF-8, with a note',
    (label) => {
      for (const words of [RECORD.cjk, 'PB[Jérôme]', 'PB[Ли]']) {
        const text = `(;CA[${label}]${words};B[ee]C[好];W[cc])`;
        expect(read(bytes(text))).toEqual([text, [`the bytes contradict '${label}': read as utf-8`]]);
      }
    },
  );

  test.each([
    ['gb18030', RECORD.cjk, 'UTF-8'],
    ['gb18030', RECORD.cjk, 'utf8'],
    ['shift_jis', RECORD.kana, 'UTF-8'],
    ['euc-kr', RECORD.hangul, 'UTF-8'],
    ['big5', 'PB[周俊勳]PW[林海峰]EV[應氏盃]', 'UTF-8'],
    ['shift_jis', RECORD.kana, 'EUC-KR'],
    ['shift_jis', RECORD.kana, 'ISO-8859-1'],
  ])('%s %s labelled %s is detected, with a note', (encoding, words, label) => {
    const text = `(;CA[${label}]${words};B[ee])`;
    expect(read(encode(text, encoding))).toEqual([
      text,
      [`the bytes contradict '${label}': read as ${encoding}`],
    ]);
  });

  test('a true label holds, without a note, also where a character is broken', () => {
    const text = `(;CA[GB2312]${RECORD.cjk};B[ee])`;
    expect(read(encode(text, 'gb18030'))).toEqual([text, []]);
    const [broken, notes] = read(bytes('(;CA[UTF-8]PB[王小明', [0xe5, 0x9b], '])'));
    expect([broken, notes]).toEqual([
      '(;CA[UTF-8]PB[王小明\ufffd])',
      ['bytes that are not utf-8 became U+FFFD'],
    ]);
    expect(read(bytes('(;CA[gb2312]PB[plain])'))).toEqual(['(;CA[gb2312]PB[plain])', []]);
  });

  test('is told by games, and not written again', () => {
    const game = GoGame.fromSgf(bytes('(;CA[gb2312]SZ[9]PB[王小明];B[ee]C[黑先白];W[cc];B[gg]C[好];W[cg])'));
    expect([game.moveNumber, game.info.black]).toEqual([4, '王小明']);
    expect(game.line.map(({ data }) => data.C?.[0])).toEqual([
      undefined,
      '黑先白',
      undefined,
      '好',
      undefined,
    ]);
    expect(game.notes).toEqual([
      { line: 1, column: 1, message: "the bytes contradict 'gb2312': read as utf-8" },
    ]);
    expect(GoGame.fromSgf(game.toSgf()).tree.data.CA).toEqual(['UTF-8']);
  });

  test('streams wait for what is not ASCII', async () => {
    const pieces = [`(;CA[gb2312];C[${'x'.repeat(70_000)}])`, '(;PB[', '王小明])'].map((text) => bytes(text));
    const names: unknown[] = [];
    const notes: string[] = [];
    for await (const { tree } of readSgfGames(pieces, { onNote: ({ message }) => notes.push(message) }))
      names.push(tree.data.PB?.[0]);
    expect([names, notes]).toEqual([[undefined, '王小明'], ["the bytes contradict 'gb2312': read as utf-8"]]);
  });
});
