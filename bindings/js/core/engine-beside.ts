/** The engine as `kakoi/slim` has it: a file of its own, beside the module. */

/** Where init() gets the wasm from unless it is told otherwise. Bundlers know the form and copy the file. */
export async function engineSource(): Promise<URL> {
  const { href } = new URL('./engine.wasm', import.meta.url);
  // The development server of Vite 5 to 7 moves this module into a cache, and leaves the wasm where it was installed.
  return new URL(href.replace('/node_modules/.vite/deps/', '/node_modules/kakoi/dist/'));
}
