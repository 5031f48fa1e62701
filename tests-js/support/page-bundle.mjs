// A program as pages get it from esbuild, without any set-up.

import { build } from 'esbuild';

/** The bundle of a module with this text, whose imports are found from the folder. */
export async function pageBundle(contents, folder) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}
