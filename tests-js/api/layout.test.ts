import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LAYOUT } from '../../bindings/js/core/layout.js';

const folder = join(__dirname, '../../build/wasm/bindings/wasm');

interface RawEngine {
  readonly HEAPU8: Uint8Array;
  inputAddress(): number;
  outputAddress(): number;
  readonly [name: string]: unknown;
}

/** The engine without the package around it. */
async function rawEngine(): Promise<RawEngine> {
  const create = createRequire(__filename)(join(folder, 'engine.js'));
  const module = await WebAssembly.compile(readFileSync(join(folder, 'engine.wasm')));
  return create({
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module));
      return {};
    },
  });
}

describe('the transfer buffer', () => {
  test('has one layout on both sides: every name, every number', async () => {
    const engine = await rawEngine();
    const constants = Object.keys(engine).filter(
      (name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !/^HEAP/.test(name),
    );
    const ofEngine = Object.fromEntries(constants.map((name) => [name, engine[name]]));
    expect(ofEngine).toEqual(LAYOUT);
  });

  test('lies inside the memory, input and output apart', async () => {
    const engine = await rawEngine();
    const [input, output] = [engine.inputAddress(), engine.outputAddress()];
    const [inputEnd, outputEnd] = [input + 4 * LAYOUT.INPUT_WORDS, output + 4 * LAYOUT.OUTPUT_WORDS];
    expect([input % 4, output % 4]).toEqual([0, 0]);
    expect(Math.max(inputEnd, outputEnd)).toBeLessThanOrEqual(engine.HEAPU8.buffer.byteLength);
    expect(inputEnd <= output || outputEnd <= input).toBe(true);
  });
});
