// Puts a file of the package together with esbuild. What browsers load is made smaller by terser: it drops
// what nothing calls inside other functions as well, where esbuild does not look, and where most of
// Emscripten's glue is.

import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Takes esbuild's options, for one file; returns its text and esbuild's metafile. Writes it if it has a name. */
export async function bundle(options) {
  const isForBrowsers = options.platform === 'browser' && options.minifySyntax === true;
  // Terser shortens names and blanks of files for browsers: it can keep the names of classes, and esbuild drops
  // annotations with the blanks.
  const small = isForBrowsers ? { minifyIdentifiers: false, minifyWhitespace: false } : {};
  const { outputFiles, metafile } = await build({ ...options, ...small, write: false });
  const bundled = outputFiles[0].text;
  // In Node's CommonJS files terser would drop the dead code that names their exports to Node.
  const text = isForBrowsers ? await shrink(bundled, options) : withClassNames(bundled);
  if (options.outfile !== undefined) await writeFile(options.outfile, text);
  return { text, metafile };
}

/** Classes whose names consoles, and the messages of JavaScript engines, show to those who use the package. */
const NAMED = [
  'GoBoard',
  'GoGame',
  'LoaBoard',
  'LoaGame',
  'PointSet',
  'ScalarMap',
  'SenketBoard',
  'SenketGame',
  'WorkerPool',
];
const IS_NAMED = new RegExp(`^(${NAMED.join('|')})$`);

/** esbuild writes `GoBoard=class _GoBoard`, or no second name, which is the one that is shown. */
function withClassNames(text) {
  return NAMED.reduce(
    (named, name) =>
      named
        .replace(new RegExp(`\\b_${name}\\b`, 'g'), name)
        .replace(new RegExp(`\\b${name} ?= ?class\\b(?! ${name}\\b)`), `${name}=class ${name} `),
    text,
  );
}

/** Makes the text of a file for browsers smaller. */
export async function shrink(text, { format, charset, lineLimit }) {
  const { code } = await minify(withClassNames(text), {
    ecma: 2020,
    module: format === 'esm' || format === 'es',
    keep_classnames: IS_NAMED,
    toplevel: format !== 'iife', // whose top level is the page's
    // Functions stand together, ahead of what calls them: gzip packs that better, by 150 B in the default entry.
    compress: { passes: 2, hoist_funs: true },
    // Lines end where semicolons would stand: gzip packs that better than breaks in any other place.
    format: {
      ascii_only: charset === 'ascii',
      max_line_len: lineLimit,
      semicolons: false,
      preserve_annotations: true, // by which the user's bundler leaves out what is not used
    },
  });
  return `${code};\n`; // what is pasted behind a script must not call it
}
