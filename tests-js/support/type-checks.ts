/** The installed package, checked by TypeScript: versions, ways to find modules, and programs without a type of the browser's. */

import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consumer, installed } from './consumer.js';
import { node, root } from './run.js';

/** The oldest that is supported, and the newest of every major version; by the folders of their packages. */
const COMPILERS = {
  '5.0': 'lab/node_modules/typescript-5.0',
  '5.9': 'lab/node_modules/typescript-5.9',
  '6.0': 'node_modules/typescript',
  '7.0': 'lab/node_modules/typescript-7',
} as const;
type Compiler = keyof typeof COMPILERS;

/** A compiler, how it finds modules, and whether it knows the browser's types. */
export interface Setting {
  readonly compiler: Compiler;
  readonly resolution: 'bundler' | 'node16' | 'nodenext' | 'node10';
  readonly dom: boolean;
}

/** All combinations that there are; TypeScript 7 has no more node10. */
export const SETTINGS: readonly Setting[] = (Object.keys(COMPILERS) as Compiler[]).flatMap((compiler) =>
  (['bundler', 'node16', 'nodenext', 'node10'] as const)
    .filter((resolution) => resolution !== 'node10' || compiler !== '7.0')
    .flatMap((resolution) => [true, false].map((dom) => ({ compiler, resolution, dom }))),
);

/** The compiler's complaints about programs with every entry of the package, in this setting. */
export function complaintsIn({ compiler, resolution, dom }: Setting): string {
  const isNode = resolution === 'node16' || resolution === 'nodenext';
  const sources = { ...(isNode ? MODULES_OF_BOTH_KINDS : { 'main.ts': EVERY_ENTRY }) };
  const files = dom ? { ...sources, [isNode ? 'page.mts' : 'page.ts']: PAGE } : sources;
  return complaints(
    files,
    {
      module: isNode ? resolution : resolution === 'bundler' ? 'esnext' : 'commonjs',
      moduleResolution: resolution === 'node10' ? 'node' : resolution,
      lib: dom ? ['es2022', 'dom', 'dom.iterable'] : ['es2022'],
      // By default TypeScript 6 no longer accepts options that 7 does not have.
      ...(resolution === 'node10' && compiler === '6.0' ? { ignoreDeprecations: '6.0' } : {}),
    },
    { compiler },
  );
}

/**
 * The compiler's complaints about the files under these options, strict and with the library's own types checked. The files
 * may import `libraries`, which are those of lab/.
 */
export function complaints(
  files: Readonly<Record<string, string>>,
  options: object,
  { compiler = '6.0', libraries = [] }: { compiler?: Compiler; libraries?: readonly string[] } = {},
): string {
  const folder = project(files, { noEmit: true, ...options });
  // Beside a copy of the package, whose own types name some of them.
  if (libraries.length > 0)
    cpSync(join(installed(), 'node_modules/kakoi'), join(folder, 'node_modules/kakoi'), { recursive: true });
  for (const library of libraries) {
    const place = join(folder, 'node_modules', library);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'lab/node_modules', library), place, 'junction');
  }
  return compile(folder, compiler);
}

/** Declarations by which the compiler gives a board another type than the package's, in both kinds of modules, or its complaints. */
export function foreignDeclarations(compiler: Compiler): string[] {
  const text = `
    import { ogs } from 'kakoi/interop';
    export const board = ogs.fromBoard([[1]]);`;
  const folder = project(
    { 'one.mts': text, 'two.cts': text },
    { module: 'node16', moduleResolution: 'node16', declaration: true, emitDeclarationOnly: true },
  );
  const said = compile(folder, compiler);
  if (said !== '') return [said];
  return ['one.d.mts', 'two.d.cts']
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((made) => !/^export declare const board: import\("kakoi(\/go)?"\)\.GoBoard;\n$/.test(made));
}

function project(files: Readonly<Record<string, string>>, options: object): string {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true, // TypeScript's own libraries, which take longer than everything else
    target: 'es2022',
    types: [],
    ...options,
  };
  const tsconfig = JSON.stringify({ compilerOptions, files: Object.keys(files) });
  return consumer({ ...files, 'tsconfig.json': tsconfig });
}

function compile(folder: string, compiler: Compiler): string {
  return node([join(root, COMPILERS[compiler], 'bin/tsc'), '-p', folder]).stdout;
}

/** A program with every entry. */
const EVERY_ENTRY = `
  import { GoBoard, init, KakoiError, type Vertex } from 'kakoi';
  import { type BoardConfig, KakoiBoardElement } from 'kakoi/board';
  import { endingsEngine, readWin } from 'kakoi/endings';
  import { type GoBoard as BoardOfGo, init as initGo } from 'kakoi/go';
  import { type GameEventDetail, KakoiGameElement } from 'kakoi/game';
  import { createGtp } from 'kakoi/gtp';
  import { ogs } from 'kakoi/interop';
  import { LoaBoard } from 'kakoi/loa';
  import { CanvasPainter, goOverlays, type OverlayName, THEMES, toPicture } from 'kakoi/pictures';
  import { KakoiProblemElement, ProblemGame } from 'kakoi/problem';
  import { readCapture, readSafe } from 'kakoi/reading';
  import { replayMany } from 'kakoi/replay';
  import { type Fact, facts } from 'kakoi/review';
  import { boardmatcher, deadstones, influence } from 'kakoi/sabaki';
  import { SenketBoard } from 'kakoi/senket';
  import { marks } from 'kakoi/sgf';
  import { GoGame } from 'kakoi/slim';
  import { pictureSvg, toSvg } from 'kakoi/svg';
  import { createPool } from 'kakoi/worker';

  export const board: GoBoard = ogs.fromBoard([[1, 0], [0, 0]]);
  export const again: BoardOfGo = board;
  export const move: Vertex | null = readCapture(again, 'A2', { toPlay: 'white' }).move;
  export const moves: number[] = replayMany([{ size: 9, moves: ['E5'] }]).map((game) => game.board.stones('black').size);
  export const reviewed: Fact[] = facts(new GoGame({ size: 9 }));
  export const ends: string = readWin(LoaBoard.start()).outcome;
  export const drawnMarks = marks.parse(new GoGame({ size: 9 }).node.data, { width: 9, height: 9 });
  export const picture: string = pictureSvg(toPicture(board), { theme: THEMES.light.wood });
  export const answer: string = createGtp({ size: 9, chooseMove: ({ game, color }) => [...game.legalMoves({ color })][0] ?? null }).send('name');
  export const named: string | null = boardmatcher.nameMove([[1, 0]], -1, [1, 0], { library: [] });
  export const owners: number[][] = influence.map([[1, 0, -1]], { discrete: true });
  export const dead: Promise<(readonly [number, number])[]> = deadstones.guess([[1, 0, -1]], { finished: true });
  export const layers = [goOverlays.passAlive];
  export const names: readonly OverlayName<'go'>[] = ['safe', 'vicinity'];
  export const drawn: string = toSvg(board, { overlays: names.map((name) => goOverlays[name]), safe: readSafe, vicinityLevel: 3 });
  export const shown = goOverlays.safe.shapes(board, { safe: readSafe(board) });
  export const score: number = SenketBoard.empty(11).score().white.total;
  export function isOurs(error: unknown): error is KakoiError { return error instanceof KakoiError; }
  export async function run(): Promise<number> {
    await Promise.all([init(endingsEngine.from(new Uint8Array(8))), initGo()]);
    const pool = createPool();
    const { stones } = (await pool.analyzeMany([board], ['passAlive']))[0]!.passAlive.black;
    return stones.size;
  }
  export const painter = CanvasPainter;
  export const problem = new ProblemGame({ board, toPlay: 'black', ko: null });
  export const element: typeof KakoiProblemElement = KakoiProblemElement;
  export const config: Partial<BoardConfig> = { position: board };
  export const elements = [KakoiBoardElement, KakoiGameElement, KakoiProblemElement];
  export const told = ({ game, node }: GameEventDetail['gamemove']): number => node.moveNumber + game.board.width;`;

/** Both kinds of modules, which hand boards to each other. */
const MODULES_OF_BOTH_KINDS = {
  'main.mts': EVERY_ENTRY,
  'main.cts': EVERY_ENTRY,
  'both.mts': `
    import { GoGame, init, type PointSet } from 'kakoi';
    import { toSvg } from 'kakoi/svg';
    import wasm from 'kakoi/reading.wasm';
    import { readingEngine } from 'kakoi/reading';
    import * as required from './main.cjs';
    import * as imported from './main.mjs';

    init(readingEngine.from(wasm));
    export const board: typeof required.board = imported.board;
    export const same: typeof imported.board = required.board;
    export const chains: PointSet = required.board.stones('black').or(imported.board.stones('white'));
    export const played = new GoGame({ setup: required.board });
    if (required.isOurs(null) && imported.isOurs(null)) toSvg;`,
};

const PAGE = `
  import { GoBoard } from 'kakoi';
  import { BoardView, KakoiBoardElement } from 'kakoi/board';
  import { CanvasPainter, fitCanvas, THEMES, toPicture } from 'kakoi/pictures';
  import { KakoiGameElement } from 'kakoi/game';
  import { findProblem, KakoiProblemElement, ProblemGame } from 'kakoi/problem';
  import * as reading from 'kakoi/reading';
  import { createPool } from 'kakoi/worker';

  const problem: KakoiProblemElement = document.createElement('kakoi-problem');
  problem.reader = createPool();
  problem.reader = reading;
  problem.addEventListener('problemsolved', ({ detail }) => console.log(detail.mistakes + 1));
  const position = { board: GoBoard.empty(9), toPlay: 'black', ko: null } as const;
  findProblem(reading, position).then((found) => new ProblemGame(position, { problem: found }).asked?.kind);

  const played: KakoiGameElement = document.createElement('kakoi-game');
  played.layers = 'benson influence';
  played.game = 2;
  played.addEventListener('gamemove', ({ detail }) => played.goTo(detail.node.parent ?? 'end'));
  played.load(new Blob([])).then((game) => game && console.log(game.board.width));

  const element: KakoiBoardElement = document.createElement('kakoi-board');
  element.set({ position: GoBoard.empty(9) });
  element.translation = { language: 'de', words: { empty: 'leer', '{n} stones': { one: '{n} Stein', other: '{n} Steine' } } };
  element.addEventListener('boardpress', ({ detail }) => { const [x, y] = detail.point; console.log(x + y); });
  new BoardView(document.createElement('canvas'), document.body);
  const picture = toPicture(GoBoard.empty(9));
  const painter = new CanvasPainter(fitCanvas({ ...picture, coordinates: true }, 100, 100), THEMES.light.wood);
  const context = document.createElement('canvas').getContext('2d');
  if (context) painter.paintBoard(context, picture.board, picture.labels);
  // @ts-expect-error where the browser's types are, a canvas is one of theirs
  painter.paint({}, picture.board);`;
