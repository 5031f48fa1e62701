// Emscripten names the wasm's imports by letters, in each engine in an order of its own. Renamed alike, one glue serves
// all engines.

const IMPORT_SECTION = 2;
const FUNCTION = 0;

/** The wasm that goes with `glue`, made one that goes with `sharedGlue`. */
export function renameImports(wasm, glue, sharedGlue) {
  const own = importNames(glue);
  const shared = new Map([...importNames(sharedGlue)].map(([letter, name]) => [name, letter]));
  const renamed = Uint8Array.from(wasm);
  for (const { at, length } of fieldNames(renamed)) {
    const letter = Buffer.from(renamed.subarray(at, at + length)).toString();
    const name = shared.get(own.get(letter));
    if (name?.length !== length)
      throw new Error(`the glue of all games has no import for ${own.get(letter)}`);
    renamed.set(Buffer.from(name), at);
  }
  return renamed;
}

/** What the letters stand for: `"a": _name` in the glue's list of what it gives to the wasm. */
function importNames(glue) {
  const list = /\b(?:asmLibraryArg|wasmImports)\s*=\s*\{([^}]*)\}/.exec(glue)?.[1];
  if (list === undefined) throw new Error("Emscripten's glue has no list of imports");
  return new Map(
    [...list.matchAll(/["']?(\w+)["']?\s*:\s*(\w+)/g)].map(([, letter, name]) => [letter, name]),
  );
}

/** Where the field names of the imported functions are: https://webassembly.github.io/spec/core/binary/modules.html. */
function* fieldNames(bytes) {
  let at = 8; // magic number and version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const skip = () => {
    const length = number();
    at += length;
  };
  for (;;) {
    if (bytes[at++] === IMPORT_SECTION) break;
    skip();
  }
  number(); // the section's size
  for (let imports = number(); imports > 0; imports--) {
    skip(); // the name of the module
    const length = number();
    yield { at, length };
    at += length;
    if (bytes[at++] !== FUNCTION) throw new Error('the engine imports something else than functions');
    number(); // its type
  }
}
