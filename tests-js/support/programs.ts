/** Programs for browsers that use the package, and the pages they run in. */

/** An expression that needs the engine, and is 3. */
export const EYES = `GoBoard.fromDiagram('.X.X.\\nXXXXX').passAlive().black.territory.size`;

/** A statement that leaves what the promise gives on the page, where visit() finds it. */
export function show(promise: string): string {
  const leave = '(answer) => Object.assign(document.documentElement.dataset, { answer, ready: true })';
  return `${promise}.then(${leave}, ${leave});`;
}

/** A module that takes the package from `source`. */
export function program(source: string, options = ''): string {
  return `import { init, GoBoard } from '${source}'; ${show(`init(${options}).then(() => ${EYES})`)}`;
}

/** As program(), with the wasm from where `address` says; `kakoi/engine.wasm`, as the bundler likes it written. */
export function slimProgram(address: string): string {
  return `import wasm from '${address}';${program('kakoi/slim', '{ wasm }')}`;
}

/** A page with these script elements, and an icon that needs no request. */
export function page(...scripts: string[]): string {
  const elements = scripts.map((attributes) => `<script ${attributes}></script>`);
  return `<!doctype html><html><link rel="icon" href="data:,"><body>${elements.join('')}`;
}
