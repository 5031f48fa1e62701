// Puts a file of the package together with esbuild. What browsers load is made smaller by SWC: it drops what nothing calls
// inside other functions as well, where esbuild does not look, and where most of Emscripten's glue is.

import { writeFile } from 'node:fs/promises';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

/** Takes esbuild's options, for one file; returns its text and esbuild's metafile. Writes it if it has a name. */
export async function bundle(options) {
  const isForBrowsers = options.platform === 'browser' && options.minifySyntax === true;
  // SWC shortens names and blanks of files for browsers: it can keep the names of classes, and esbuild drops
  // annotations with the blanks.
  const small = isForBrowsers ? { minifyIdentifiers: false, minifyWhitespace: false } : {};
  const { outputFiles, metafile } = await build({ ...options, ...small, write: false });
  const bundled = outputFiles[0].text;
  // In Node's CommonJS files SWC would drop the dead code that names their exports to Node.
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
  const isModule = format === 'esm' || format === 'es';
  const { code } = await minify(withClassNames(text), {
    ecma: 2020,
    module: isModule,
    toplevel: format !== 'iife', // whose top level is the page's
    compress: { passes: 2, keep_classnames: true },
    mangle: { keep_classnames: true },
    // The user's bundler leaves out what is not used by these comments.
    format: { ascii_only: charset === 'ascii', comments: { regex: '__PURE__' } },
  });
  return `${inLines(code, lineLimit)};\n`; // what is pasted behind a script must not call it
}

/** The text with a new line before the first statement, or member of a class, that begins after so many characters. */
function inLines(code, limit) {
  const starts = [];
  const look = (node) => {
    for (const [key, value] of Object.entries(node ?? {})) {
      if (typeof value !== 'object') continue;
      if (key === 'body' && Array.isArray(value)) starts.push(...value.map(({ start }) => start));
      look(value);
    }
  };
  look(parseAst(code));
  let [lines, from] = ['', 0];
  for (const start of starts.sort((a, b) => a - b)) {
    if (start - from < limit) continue;
    lines += `${code.slice(from, start)}\n`;
    from = start;
  }
  return lines + code.slice(from);
}
