/** Preloaded into a program, imports .wasm files as compiled modules, as runtimes do that compile nothing while they run. */

import { register } from 'node:module';

const hooks = `
  export async function load(url, context, next) {
    if (!url.endsWith('.wasm')) return next(url, context);
    const source = \`import { readFileSync } from 'node:fs';
      export default new WebAssembly.Module(readFileSync(new URL(import.meta.url)));\`;
    return { format: 'module', shortCircuit: true, source };
  }`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
