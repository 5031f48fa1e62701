/** Every public name with what it is for: nothing else can be imported, and a name that is added finds its place here first. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../support/run.js';

/** By purpose; types stand behind the values that they belong to. */
type Purposes = Readonly<Record<string, readonly string[]>>;

const KAKOI: Purposes = {
  'starting the engine': ['init', 'initSync', 'AddedEngine', 'version'],
  'what goes wrong': ['KakoiError', 'ErrorCode'],
  'sides, points and signs': [
    'Color',
    'opponent',
    'ByColor',
    'Vertex',
    'VertexLike',
    'Sign',
    'SignMap',
    'Symmetry',
  ],
  'points as text': ['parseVertex', 'vertexName', 'toSgf'],
  'sets of points and maps of numbers': ['PointSet', 'QuadCounts', 'ScalarMap'],
  'positions of Go': ['GoBoard', 'Chain', 'Legality', 'PlayResult', 'handicapPoints'],
  'territory and unconditional life': ['PassAlive'],
  'counting Go, with the dead stones': ['GoScore', 'GoEstimate', 'JudgedChains'],
  'many positions of Go at once': ['analyzeMany', 'analyzeEach', 'GoAnalysis'],
  'rules of Go': ['goRules', 'GoRules', 'RulesName'],
  'games of Go': ['GoGame', 'GoGameOptions', 'GoMove', 'GoSetup'],
  'Lines of Action': [
    'LoaBoard',
    'LoaLegality',
    'LoaEvaluation',
    'LoaQuadWindow',
    'loaConnectivity',
    'LoaGame',
    'LoaGameOptions',
    'LoaMove',
    'LoaRules',
    'LoaSetup',
  ],
  Senket: [
    'SenketBoard',
    'SenketSetup',
    'SenketLegality',
    'senketLoopArea',
    'Fence',
    'SenketMode',
    'SenketScore',
    'SenketSet',
    'SenketClaim',
    'SenketGame',
    'SenketGameOptions',
    'SenketMove',
  ],
  'records of every game': [
    'RecordNode',
    'NodeData',
    'GameInfo',
    'SgfNode',
    'SgfNote',
    'SgfTree',
    'stringifySgf',
  ],
};

/** The names of `kakoi` that belong to one game alone. */
const OF_ONE_GAME = (game: 'Go' | 'Loa' | 'Senket') =>
  Object.entries(KAKOI)
    .filter(([purpose]) => ({ Go: / Go|Benson|life/, Loa: /^Lines/, Senket: /^Senket/ })[game].test(purpose))
    .flatMap(([, names]) => names);

const OTHERS: Readonly<Record<string, Purposes>> = {
  './reading': {
    'its engine': ['readingEngine'],
    'options and certainty of every question': ['Certainty'],
    'whether a chain can be captured': ['readCapture', 'CaptureReading'],
    'whether a group lives': ['readLife', 'LifeReading'],
    'what a position asks, and its solution': ['readProblem', 'ProblemReading'],
    'which of two groups is faster': ['readRace', 'RaceReading'],
    'whether two chains can be joined': ['readConnection', 'ConnectionReading'],
    'a board to play on and take back': ['GoSearchBoard'],
    'checking the proof': ['verifyProof', 'proofFromJSON', 'LifeProof', 'ScoreProof', 'ProofCheck'],
    'what is safe if its owner answers': ['readSafe', 'SafeSide', 'SafeChain'],
    'what the last regions are worth': ['readEndgame', 'EndgameRegion'],
  },
  './endings': {
    'its engine': ['endingsEngine'],
    'who wins in Lines of Action': ['readWin', 'WinReading'],
    'checking the proof': ['verifyWin', 'WinProof'],
  },
  './review': {
    'what a move did': ['facts', 'factText', 'Fact'],
    'a whole game': ['reviewGame', 'Review', 'Moment'],
  },
  './play': {
    'its engine': ['playEngine'],
    'an opponent': [
      'chooseMove',
      'analyzeMoves',
      'ChooseOptions',
      'GoPositionOptions',
      'MoveChoice',
      'MoveCandidate',
    ],
    'a position of Go at a glance': ['judge', 'GoJudgement'],
    'a move in Lines of Action': ['searchLoa', 'LoaSearchResult'],
    'a program for other programs': ['createUci', 'Uci'],
    'a move in Senket': ['searchSenket', 'SenketSearchResult'],
  },
  './collection': {
    'its engine': ['collectionEngine'],
    'games kept to be searched': ['Collection', 'CollectionInfo'],
    'what is asked for': ['CollectionQuery'],
    'what is found': ['CollectionMatch', 'Continuation', 'addContinuations'],
  },
  './katago': {
    'networks that users bring along': ['loadNetwork', 'GoJudgement'],
  },
  './worker': {
    'the same work in workers': ['createPool', 'WorkerPool'],
  },
  './replay': { 'many games at once': ['replayMany', 'ReplayedGame'] },
  './sgf': {
    'records as trees': ['parseSgf', 'stringifySgf', 'SgfTree', 'SgfNode', 'SgfNote', 'NodeData'],
    'files of many games': ['readSgfGames', 'SgfStream'],
    'bytes as text': ['decodeSgf'],
    'the properties of a node': ['marks', 'territory', 'clock', 'evaluation', 'remarks', 'result'],
    'the answers of a problem': ['answersOf', 'ProblemAnswers'],
    'as in kakoi': ['KakoiError', 'ErrorCode', 'ByColor', 'Color', 'RecordNode', 'Vertex'],
  },
  './interop': {
    'other programs, each an object of functions': [
      'chess',
      'gtp',
      'katago',
      'ogs',
      'sabaki',
      'shudan',
      'wgo',
    ],
    'records of other programs, and diagrams as people paste them': ['fromRecord', 'formatOf'],
  },
  './sabaki': { 'under the names of its packages': ['boardmatcher', 'deadstones', 'influence'] },
  './gtp': { 'the Go Text Protocol': ['createGtp', 'Gtp', 'GtpOptions'] },
  './pictures': {
    'overlays of each game': ['goOverlays', 'loaOverlays', 'senketOverlays', 'loaLines'],
    'their types by game': ['Overlay', 'OverlayName', 'OverlayOptions', 'Shape', 'Point'],
    'positions as shapes': ['toPicture', 'Picture'],
    'a canvas': ['CanvasPainter', 'CanvasFrame', 'fitCanvas', 'pointAt'],
    colours: ['THEMES', 'Theme', 'ThemeName'],
    'other languages': ['inWords', 'Said', 'Translation'],
  },
  './board': {
    'an element': ['KakoiBoardElement', 'BoardEventDetail'],
    'a class': ['BoardView', 'BoardEvents', 'BoardInput'],
    'what it shows': ['BoardConfig', 'BoardPosition', 'BoardLayer', 'BoardVariation'],
    'a part of a board': ['sectionAround'],
  },
  './game': { 'an element': ['KakoiGameElement', 'GameEventDetail'] },
  './problem': {
    'an element': ['KakoiProblemElement', 'ProblemEventDetail'],
    'a problem that is played': ['ProblemGame', 'ProblemGameOptions', 'ProblemPosition', 'ProblemJudgement'],
    'its solver': ['ProblemSolver', 'ProblemReader', 'findProblem', 'readQuestion', 'SolvedProblem'],
    'questions about groups': ['GroupQuestion', 'GroupReading', 'outcomeRank'],
  },
  './react': { 'no names: the elements in JSX': [] },
  './svg': {
    'positions and pictures as documents': ['toSvg', 'pictureSvg'],
    'parts of a board of your own': ['outlinePath', 'starPoints'],
  },
};

const namesIn = (purposes: Purposes) => Object.values(purposes).flat().sort();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entries = Object.keys(manifest.exports).filter((entry) => !/\.(wasm|json|js)$/.test(entry));
const declarations = (entry: string) =>
  join(root, 'dist', entry === '.' ? 'index.d.ts' : `${entry.replace(/^\.\/(slim)?/, '') || 'index'}.d.ts`);

const program = ts.createProgram(
  entries.map((entry) => declarations(entry)),
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true },
);

/** The names of types and values. */
function exportsOf(entry: string): string[] {
  const file = program.getSourceFile(declarations(entry));
  const module = file && program.getTypeChecker().getSymbolAtLocation(file);
  return module
    ? program
        .getTypeChecker()
        .getExportsOfModule(module)
        .map(({ name }) => name)
        .sort()
    : [];
}

// `npm run build` writes the declarations, which a build of the pages alone lacks.
const ifBuilt = existsSync(declarations('.')) ? describe : describe.skip;

ifBuilt('public names', () => {
  test('kakoi has those of all three games, and kakoi/slim the same', () => {
    expect(exportsOf('.')).toEqual(namesIn(KAKOI));
    expect(exportsOf('./slim')).toEqual(namesIn(KAKOI));
  });

  test.each(['Go', 'Loa', 'Senket'] as const)(
    'kakoi/%s has nothing that kakoi lacks, and no other game',
    (game) => {
      const names = exportsOf(`./${game.toLowerCase()}`);
      const others = (['Go', 'Loa', 'Senket'] as const).filter((other) => other !== game);
      expect(names.filter((name) => !namesIn(KAKOI).includes(name))).toEqual([]);
      expect(names).toEqual(expect.arrayContaining(OF_ONE_GAME(game)));
      expect(names.filter((name) => others.some((other) => OF_ONE_GAME(other).includes(name)))).toEqual([]);
    },
  );

  test.each(Object.entries(OTHERS))('%s', (entry, purposes) => {
    expect(exportsOf(entry)).toEqual(namesIn(purposes));
  });

  test('no entry is left out', () => {
    const games = ['.', './go', './loa', './senket', './slim'];
    expect([...games, ...Object.keys(OTHERS)].sort()).toEqual([...entries].sort());
  });

  test('no more than a newcomer can survey', () => {
    expect(exportsOf('.').length).toBeLessThanOrEqual(68);
    expect(exportsOf('./pictures').length).toBeLessThanOrEqual(30);
    expect(new Set(entries.flatMap(exportsOf)).size).toBeLessThanOrEqual(207);
  });
});
