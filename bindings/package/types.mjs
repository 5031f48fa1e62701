// The declarations of the library. They are written once, as those of the CommonJS files, which ES modules may import
// too, whereas TypeScript refuses the contrary: so the board of an `.mts` file is that of a `.cts` file.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Declarations shared by several entries, by file: classes with private fields are the same only if they are declared once. */
const SHARED = {
  types: /\/js\/(?:api|core|records|go|loa|senket|reading|endings|play|collection|katago)[/.]/,
  shapes: /\/pictures\//,
  // With the class that both extend, which is nobody's to name.
  elements: /\/show\/(?:elements\/|(?:game|problem)\/element\.)/,
};

/**
 * Types that no entry exports. Aliases may be among them: where declarations are made of a program that infers one, TypeScript
 * writes it out, whereas it refuses an interface or a class that it cannot name.
 */
const PRIVATE = /private shared type exports with no public re-export: ([\w, ]+)\./;

/** Writes the declarations of the entries, each `{ name: source file }`, and the files that they share. */
export async function writeTypes({ root, dist, entries }) {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]));
  const unnamed = new Set();
  const bundle = await rollup({
    input,
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json'), compilerOptions: { stripInternal: true } })],
    external: /^#/,
    onLog(_level, { message }) {
      const [, hidden] = message.match(PRIVATE) ?? [];
      if (hidden === undefined) throw new Error(message);
      for (const name of hidden.split(', ')) unnamed.add(name);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].d.cts',
    chunkFileNames: 'shared/[name].d.cts',
    // Left to itself, Rollup puts entries together that only pass on what others declare.
    manualChunks: (id) =>
      Object.keys(input).find((name) => input[name] === id) ??
      Object.keys(SHARED).find((name) => SHARED[name].test(id)),
    minifyInternalExports: false, // consoles and editors show the names
    hoistTransitiveImports: false, // or an entry would need the types of all that its neighbours import
  });
  const declared = output.map(({ code }) => code).join('\n');
  for (const name of unnamed)
    if (!new RegExp(`\\ntype ${name}(?:<.*>)? = `).test(declared))
      throw new Error(`${name} must be exported, or an alias`);
  const names = output.map(({ fileName }) => fileName);
  for (const { fileName, code, imports, isEntry, name } of output) {
    const foreign = imports.filter((id) => !names.includes(id));
    if (foreign.length > 0) throw new Error(`${fileName} imports ${foreign}`);
    await writeFile(join(dist, fileName), code);
    if (isEntry) await writeFile(join(dist, `${name}.d.ts`), asModule(name, code));
  }
  await bundle.close();
}

/**
 * The same for ES modules. It names the entries whose types it has, or declarations that TypeScript makes of a program
 * would name those of CommonJS.
 */
function asModule(name, code) {
  const others = new Set(
    [...code.matchAll(/^import .* from '\.\/(\w+)\.cjs';$/gm)].map(([, other]) => other),
  );
  return [...others]
    .map((other) => `import type {} from './${other}.js';\n`)
    .concat(`export * from './${name}.cjs';\n`)
    .join('');
}
