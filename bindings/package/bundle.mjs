// Puts a file of the package together with esbuild. What browsers load is made smaller by terser: it drops what nobody
// calls inside other functions as well, where esbuild does not look, and where most of Emscripten's glue is.

import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Takes esbuild's options, for one file; returns its text and esbuild's metafile. Writes it if it has a name. */
export async function bundle(options) {
  const { outputFiles, metafile } = await build({ ...options, write: false });
  const [{ text: bundled }] = outputFiles;
  // In Node's CommonJS files terser would drop the dead code that names their exports to Node.
  const text = options.platform === 'browser' ? await shrink(bundled, options) : bundled;
  if (options.outfile !== undefined) await writeFile(options.outfile, text);
  return { text, metafile };
}

async function shrink(text, { format, charset, lineLimit }) {
  const { code } = await minify(text, {
    ecma: 2020,
    module: format === 'esm',
    toplevel: format !== 'iife', // whose top level is the page's
    compress: { passes: 2 },
    // Lines end where semicolons would stand: gzip packs that better than breaks in any other place.
    format: { ascii_only: charset === 'ascii', max_line_len: lineLimit, semicolons: false },
  });
  return `${code};\n`; // what is pasted behind a script must not call it
}
