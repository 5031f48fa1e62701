import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INPUT_WORDS, LAYOUT_VERSION, OUTPUT_WORDS } from '#layout/core';
import { node, root } from '../support/run.js';

const folder = join(root, 'build/wasm/bindings/boundary/wasm');

interface RawEngine {
  readonly memory: WebAssembly.Memory;
  inputAddress(): number;
  outputAddress(): number;
  readonly layoutVersion: number;
}

/** The engine without the package around it. */
async function rawEngine(name = 'engine'): Promise<RawEngine> {
  const create = createRequire(__filename)(join(folder, `${name}.js`));
  const module = await WebAssembly.compile(readFileSync(join(folder, `${name}.wasm`)));
  let memory: unknown;
  const engine = await create({
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      WebAssembly.instantiate(module, imports).then((instance) => {
        memory = instance.exports.memory;
        receive(instance, module);
      });
      return {};
    },
  });
  return { ...engine, memory };
}

describe('the layout of the boundary', () => {
  /** The files made from the descriptions: each file's text by its name. */
  function made(): Record<string, string> {
    const scratch = mkdtempSync(join(tmpdir(), 'kakoi-layout-'));
    try {
      expect(node(['bindings/boundary/layout/generate.mjs', scratch])).toMatchObject({
        status: 0,
        stderr: '',
      });
      const names = readdirSync(scratch).sort();
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(scratch, name), 'utf8')]));
    } finally {
      rmSync(scratch, { recursive: true });
    }
  }

  test('is what the descriptions say, on either side', () => {
    const now = made();
    expect(Object.keys(now)).toContain('go.h');
    for (const built of ['build/layout', 'build/wasm/bindings/boundary/layout/layout']) {
      const texts = Object.keys(now).map((name) => [name, readFileSync(join(root, built, name), 'utf8')]);
      expect(Object.fromEntries(texts)).toEqual(now);
    }
  });
  test.each(['engine', 'engine-go', 'engine-loa', 'engine-senket', 'engine-reading', 'engine-endings'])(
    'has one layout on both sides: %s',
    async (name) => {
      expect((await rawEngine(name)).layoutVersion).toBe(LAYOUT_VERSION);
    },
  );

  test('puts the transfer buffer inside the memory, input and output apart', async () => {
    const engine = await rawEngine();
    const [input, output] = [engine.inputAddress(), engine.outputAddress()];
    const [inputEnd, outputEnd] = [input + 4 * INPUT_WORDS, output + 4 * OUTPUT_WORDS];
    expect([input % 4, output % 4]).toEqual([0, 0]);
    expect(Math.max(inputEnd, outputEnd)).toBeLessThanOrEqual(engine.memory.buffer.byteLength);
    expect(inputEnd <= output || outputEnd <= input).toBe(true);
  });
});
