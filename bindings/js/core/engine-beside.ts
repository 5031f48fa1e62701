/** The engine as `kakoi/slim` has it: a file of its own, beside the module. */

/** Where init() gets the wasm from unless it is told otherwise. Bundlers know the form and copy the file. */
export async function engineSource(): Promise<URL> {
  return new URL('./engine.wasm', import.meta.url);
}
