/** Programs for browsers that use the package, and the pages they run in. */

/** An expression that needs the engine, and is 3. */
export const EYES = `GoBoard.fromDiagram('.X.X.\\nXXXXX').passAlive().black.territory.size`;

/** A statement that leaves the promise's result on the page, where visit() finds it. */
export function show(promise: string): string {
  const leave = '(answer) => Object.assign(document.documentElement.dataset, { answer, ready: true })';
  return `${promise}.then(${leave}, ${leave});`;
}

/** A module that takes the package from `source`. */
export function program(source: string, options = ''): string {
  return `import { init, GoBoard } from '${source}'; ${show(`init(${options}).then(() => ${EYES})`)}`;
}

/** As program(), with the wasm from `address`: `kakoi/engine.wasm`, in the form that the bundler wants. */
export function slimProgram(address: string): string {
  return `import wasm from '${address}';${program('kakoi/slim', '{ wasm }')}`;
}

/** For each engine, a program that asks it something: its imports, a promise of the answer, and the answer. */
export const ENGINES: Readonly<Record<string, { imports: string; promise: string; answer: string }>> = {
  engine: {
    imports: `import { GoBoard, init } from 'kakoi';`,
    promise: `init({ wasm: wasm.engine }).then(() => ${EYES})`,
    answer: '3',
  },
  go: {
    imports: `import { GoBoard, init } from 'kakoi/go';`,
    promise: `init({ wasm: wasm.go }).then(() => ${EYES})`,
    answer: '3',
  },
  loa: {
    imports: `import { init, LoaBoard } from 'kakoi/loa';`,
    promise: `init({ wasm: wasm.loa }).then(() => LoaBoard.start().legalMoves().length)`,
    answer: '36',
  },
  senket: {
    imports: `import { init, SenketBoard } from 'kakoi/senket';`,
    promise: `init({ wasm: wasm.senket }).then(() => SenketBoard.empty(11).play('black', '2-1').play('black', '1-3').fences('black').length)`,
    answer: '1',
  },
  reading: {
    imports: `import { GoBoard, init } from 'kakoi/go'; import { readingEngine, readCapture } from 'kakoi/reading';`,
    promise: `init({ wasm: wasm.go }, readingEngine.from(wasm.reading))
      .then(() => readCapture(GoBoard.fromDiagram('.X..\\nXOX.\\n....\\n....'), 'B3', { toPlay: 'black' }).outcome)`,
    answer: 'captured',
  },
  endings: {
    imports: `import { init, LoaBoard } from 'kakoi/loa'; import { endingsEngine, readWin } from 'kakoi/endings';`,
    promise: `init({ wasm: wasm.loa }, endingsEngine.from(wasm.endings))
      .then(() => readWin(LoaBoard.fromFen('8/2b5/2b4w/6w1/3bb1w1/1b4w1/1b6/2bw4 b')).outcome)`,
    answer: 'loses',
  },
  play: {
    imports: `import { init, SenketBoard } from 'kakoi/senket'; import { playEngine, searchSenket } from 'kakoi/play';`,
    promise: `init({ wasm: wasm.senket }, playEngine.from(wasm.play))
      .then(() => searchSenket(SenketBoard.empty(5), { toPlay: 'black', depth: 1 }).depth)`,
    answer: '1',
  },
  collection: {
    imports: `import { init } from 'kakoi/go'; import { Collection, collectionEngine } from 'kakoi/collection';`,
    promise: `init({ wasm: wasm.go }, collectionEngine.from(wasm.collection)).then(() => {
      const collection = Collection.empty();
      collection.add('(;SZ[9];B[cc];W[gg])');
      return collection.find({ pattern: 'O', anchor: 'anywhere' })[0].move;
    })`,
    answer: '2',
  },
  katago: {
    imports: `import { loadNetwork } from 'kakoi/katago';`,
    promise: `loadNetwork(new Uint8Array(9), { wasm: wasm.katago }).catch((error) => {
      if (error.code !== 'bad-option') throw error;
      return error.code;
    })`,
    answer: 'bad-option',
  },
};

/** A page with these script elements, and an icon that needs no request. */
export function page(...scripts: string[]): string {
  const elements = scripts.map((attributes) => `<script ${attributes}></script>`);
  return `<!doctype html><html><link rel="icon" href="data:,"><body>${elements.join('')}`;
}

/** A module that has a worker score a game: black owns the whole 3×1 board. */
export const WORKER_PROGRAM = `import { createPool } from 'kakoi/worker'; ${show(
  "createPool({ workers: 1 }).scoreGames(['(;SZ[3:1]RU[Chinese]AB[ba])']).then(([game]) => game.value.black.total)",
)}`;
