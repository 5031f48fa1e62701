import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LAYOUT, LAYOUT_CHECKSUM } from '../../bindings/js/core/layout.js';

const folder = join(__dirname, '../../build/wasm/bindings/wasm');

interface RawEngine {
  readonly HEAPU8: Uint8Array;
  inputAddress(): number;
  outputAddress(): number;
  readonly layoutChecksum: number;
}

/** The engine without the package around it. */
async function rawEngine(name = 'engine'): Promise<RawEngine> {
  const create = createRequire(__filename)(join(folder, `${name}.js`));
  const module = await WebAssembly.compile(readFileSync(join(folder, `${name}.wasm`)));
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
  test('has the checksum that layout.ts states', () => {
    const words = Object.values(LAYOUT);
    const checksum = words.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 0x811c9dc5) >>> 0;
    expect(`0x${LAYOUT_CHECKSUM.toString(16)}`).toBe(`0x${checksum.toString(16)}`);
  });

  test.each(['engine', 'engine-go', 'engine-loa', 'engine-senket'])(
    'has one layout on both sides: %s',
    async (name) => {
      expect((await rawEngine(name)).layoutChecksum).toBe(LAYOUT_CHECKSUM);
    },
  );

  test('lies inside the memory, input and output apart', async () => {
    const engine = await rawEngine();
    const [input, output] = [engine.inputAddress(), engine.outputAddress()];
    const [inputEnd, outputEnd] = [input + 4 * LAYOUT.INPUT_WORDS, output + 4 * LAYOUT.OUTPUT_WORDS];
    expect([input % 4, output % 4]).toEqual([0, 0]);
    expect(Math.max(inputEnd, outputEnd)).toBeLessThanOrEqual(engine.HEAPU8.buffer.byteLength);
    expect(inputEnd <= output || outputEnd <= input).toBe(true);
  });
});
