/**
 * Records with faults. A reader throws a KakoiError, or returns a value that stays the same when it is
 * written and read again.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  GoBoard,
  GoGame,
  init,
  LoaBoard,
  LoaGame,
  PointSet,
  parseVertex,
  SenketBoard,
  SenketGame,
  stringifySgf,
  vertexName,
} from 'kakoi';
import { decodeSgf, parseSgf } from 'kakoi/sgf';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';
import { mutate, mutateBytes } from './mutate.js';

await init();

const folder = fileURLToPath(new URL('../../tests-js/fixtures/', import.meta.url)); // from build/fuzz-js
const fixtures = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const isGo = (text: string) => text.includes('GM[1]') && text.startsWith('(');

const goRecords = [
  ...fixtures.filter(isGo).map((text) => `${text.slice(0, 900)})`),
  '(;GM[1]FF[4]SZ[9]KM[5.5]HA[2]AB[cg][gc]RU[AGA]PL[W];W[ee]C[a \\] b];B[tt];W[];B[ff](;W[aa])(;W[bb]))',
  '(;SZ[5:3]AB[aa:bb]AW[dc]AE[ab]PL[W]RE[W+R];W[eb];AE[aa];B[cc])(;SZ[3];B[aa])',
  '(;SZ[3]RU[New Zealand];B[ba];W[ab];B[bb];W[bc];B[ca];W[cb];B[ac])',
];
const loaRecords = [
  ...fixtures.filter((text) => text.includes('GM[9]')),
  '(;GM[9]SZ[8]SU[Scrambled-eggs];B[b1-b3];W[a2-a4])',
  '(;GM[9]VV[1]SU[LOA]P0[id "a"];B[0 Start Black];B[1 B1-B3  ];W[2 A2-C2]P1[time 0:1];B[3 Resigns])',
  '(;GM[9]SZ[6:6]SU[Parachute];B[a2-b2])',
];
const senketRecords = [
  ...fixtures.filter((text) => text.startsWith('Senket')),
  'Senket 5\n1. 1-1\n2. pass\n3. 2-3 all\n4. 4-4 none\n',
];
const fens = [
  '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b',
  '8/3L4/8/2l5/8/8/LLL5/8 l',
  LoaBoard.start('scrambled-eggs').toFen(),
  LoaBoard.start(5).toFen(),
];
const diagrams = ['.XO.\n#..O\n,+.X', 'X . O\n. X .\n. . .', '#..\n.#.\n..#'];
const moves = ['b1-h1', 'f8xh6', 'a1:b2', 'b1h1', 'pass'];
const vertices = ['A1', 'T19', 'AA5', 'aa', 'ss', 'pass', 'Z25', '1-1', '12-31'];

/** Reads the text, and says what is different when it is written and read again. */
interface Format {
  readonly name: string;
  readonly samples: readonly string[];
  check(text: string, random: Random): string | null;
}

/** The difference between a value and the value that its written text is read as, or null. */
function roundTrip<T>(value: T, write: (value: T) => string, read: (text: string) => T): string | null {
  const text = write(value);
  const again = write(read(text));
  return again === text ? null : `written as ${shown(text)}, read and written as ${shown(again)}`;
}

const boardText = (board: GoBoard) => board.toDiagram();

const FORMATS: readonly Format[] = [
  {
    name: 'Go SGF',
    samples: goRecords,
    check(text, random) {
      const game = GoGame.fromSgf(text, { strict: random.chance(0.3) });
      const again = GoGame.fromSgf(game.toSgf());
      if (!again.board.equals(game.board)) return 'the board is another after writing and reading';
      if (again.toPlay !== game.toPlay) return 'the side to play is another after writing and reading';
      if (again.moveNumber !== game.moveNumber)
        return 'there are more or fewer moves after writing and reading';
      if (JSON.stringify(again.info) !== JSON.stringify(game.info)) {
        return `info ${shown(JSON.stringify(game.info))} is ${shown(JSON.stringify(again.info))}`;
      }
      if (JSON.stringify(again.rules) !== JSON.stringify(game.rules)) {
        return `rules ${JSON.stringify(game.rules)} are ${JSON.stringify(again.rules)}`;
      }
      game.goTo(random.below(game.moveNumber + 1));
      return roundTrip(
        game,
        (one) => one.toSgf(),
        (one) => GoGame.fromSgf(one),
      );
    },
  },
  {
    name: 'LOA SGF',
    samples: loaRecords,
    check: (text) =>
      roundTrip(
        LoaGame.fromSgf(text),
        (game) => `${game.toSgf()}`,
        (one) => LoaGame.fromSgf(one),
      ),
  },
  {
    name: 'Senket text',
    samples: senketRecords,
    check: (text) =>
      roundTrip(
        SenketGame.fromText(text),
        (game) => game.toText(),
        (one) => SenketGame.fromText(one),
      ),
  },
  {
    name: 'SGF trees',
    samples: goRecords,
    check(text, random) {
      const games = parseSgf(text, { lenient: random.chance(0.7) });
      const written = stringifySgf(games);
      if (JSON.stringify(parseSgf(written)) !== JSON.stringify(games)) {
        return `${shown(JSON.stringify(games))} is another after writing and reading`;
      }
      return roundTrip(games, stringifySgf, (one) => parseSgf(one, { lenient: true }));
    },
  },
  {
    name: 'bytes of SGF',
    samples: goRecords,
    check(text, random) {
      const encoded = new TextEncoder().encode(
        text.replace('(;', `(;CA[${random.pick(['UTF-8', 'GB18030', 'Big5', 'x', ''])}]`),
      );
      const bytes = mutateBytes(encoded, random);
      return typeof decodeSgf(bytes) === 'string' ? null : 'no text';
    },
  },
  {
    name: 'FEN',
    samples: fens,
    check: (text) => roundTrip(LoaBoard.fromFen(text), (board) => board.toFen(), LoaBoard.fromFen),
  },
  {
    name: 'Go diagram',
    samples: diagrams,
    check: (text) => roundTrip(GoBoard.fromDiagram(text), boardText, GoBoard.fromDiagram),
  },
  {
    name: 'set diagram',
    samples: diagrams,
    check: (text) => roundTrip(PointSet.fromDiagram(text), (set) => set.toDiagram(), PointSet.fromDiagram),
  },
  {
    name: 'LOA move',
    samples: moves,
    check(text) {
      const board = LoaBoard.start();
      const { text: written } = board.resolve(text);
      return board.resolve(written).text === written ? null : `${written} is another move`;
    },
  },
  {
    name: 'vertex',
    samples: vertices,
    check(text, random) {
      const [width, height] = [1 + random.below(32), 1 + random.below(32)];
      const vertex = parseVertex(text, width, height);
      const again = parseVertex(vertexName(vertex, height), width, height);
      return again.join() === vertex.join() ? null : `${vertex} is ${again}`;
    },
  },
  {
    name: 'JSON of a Go board',
    samples: [JSON.stringify(GoBoard.fromDiagram('.XO.\nX..O'))],
    check: (text) => roundTrip(GoBoard.fromJSON(parsed(text)), boardText, GoBoard.fromDiagram),
  },
  {
    name: 'JSON of a Senket board',
    samples: [
      JSON.stringify(SenketBoard.empty(5).play('black', '1-1').play('black', '2-3').play('white', '4-4')),
    ],
    check: (text) =>
      roundTrip(
        SenketBoard.fromJSON(parsed(text)),
        (board) => JSON.stringify(board),
        (one) => SenketBoard.fromJSON(JSON.parse(one)),
      ),
  },
];

/** Parses JSON; text that JSON.parse refuses, which is not ours, is passed on as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function caseOf(seed: number) {
  const random = new Random(seed);
  const format = random.chance(0.4) ? FORMATS[0]! : random.pick(FORMATS);
  const text = mutate(random.pick(format.samples), [...goRecords, ...format.samples], random);
  return { random, format, text };
}

export const records: Fuzzer = {
  name: 'records',
  fixedCases: 1000,
  share: 2,
  describe(seed) {
    const { format, text } = caseOf(seed);
    return `${format.name} ${shown(text, 2000)}`;
  },
  run(seed): Finding | null {
    const { random, format, text } = caseOf(seed);
    const finding = (fault: string): Finding => ({
      key: `${format.name}: ${fault.slice(0, 60)}`,
      details: `${format.name}: ${fault}\n    ${shown(text, 2000)}`,
    });
    try {
      const fault = format.check(text, random);
      return fault === null ? null : finding(fault);
    } catch (error) {
      const { name, message, code } = error as Error & { code?: unknown };
      if (name !== 'KakoiError' || typeof code !== 'string') return finding(`threw ${name}: ${message}`);
      return message.length <= 500 ? null : finding(`a message of ${message.length} characters`);
    }
  },
};
