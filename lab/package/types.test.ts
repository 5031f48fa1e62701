/** The types of the installed package in every version of TypeScript, every way to find modules, and with the libraries of the guides. */

import { join } from 'node:path';
import { installed, packed } from '../../tests-js/support/consumer.js';
import { appsOf, pages } from '../../tests-js/support/markdown.js';
import { ENGINES } from '../../tests-js/support/programs.js';
import { node, root } from '../../tests-js/support/run.js';
import {
  complaints,
  complaintsIn,
  foreignDeclarations,
  SETTINGS,
} from '../../tests-js/support/type-checks.js';

test.each(SETTINGS)('TypeScript $compiler, $resolution, with the types of the browser: $dom', (setting) => {
  expect(complaintsIn(setting)).toBe('');
});

test.each(['5.9', '7.0'] as const)('TypeScript %s writes declarations that name the package', (compiler) => {
  expect(foreignDeclarations(compiler)).toEqual([]);
});

/**
 * The compilerOptions of create-vite 9.3.0, template-{vanilla,react,preact}-ts, tsconfig.json or
 * tsconfig.app.json; without `types: ["vite/client"]`, and with options that other strict projects use.
 */
const VITE = {
  target: 'es2023',
  module: 'esnext',
  lib: ['ES2023', 'DOM'],
  allowArbitraryExtensions: true,
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  jsx: 'react-jsx',
  // not in the templates
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
};
const LIBRARIES = ['@sabaki/shudan', '@types/react', '@types/react-dom', 'preact', 'react', 'react-dom'];

describe("the guides pass the checks of Vite's templates", () => {
  const guides = pages.filter(({ name }) => ['docs/board.md', 'docs/frameworks.md'].includes(name));
  const apps = guides
    .flatMap((guide) => appsOf(guide))
    .filter(({ files }) => files.has('main.ts') || files.has('main.tsx'))
    .filter(({ files }) => ![...files.keys()].some((name) => /\.(vue|svelte)$/.test(name))); // see templates.test.ts

  test('there are two', () => {
    const sections = ['React', 'Preact, with Shudan'];
    expect(apps.map(({ section }) => section)).toEqual(sections);
  });

  test.each(apps)('$section', ({ files }) => {
    expect(complaints(Object.fromEntries(files), VITE, { libraries: LIBRARIES })).toBe('');
  });
});

test("what kakoi/interop makes for Shudan are Shudan's props", () => {
  const code = `
    import { type Goban } from '@sabaki/shudan';
    import { GoBoard } from 'kakoi';
    import { shudan } from 'kakoi/interop';
    import type { ComponentProps } from 'preact';

    export function props(board: GoBoard): ComponentProps<typeof Goban> {
      const score = board.score({ dead: 'auto' });
      return {
        signMap: board.toSignMap(),
        paintMap: shudan.paintMap(score),
        markerMap: shudan.markerMap({ cross: score.dead }),
        ghostStoneMap: shudan.ghostStoneMap({ black: board.legalMoves('black') }),
        heatMap: shudan.heatMap(board.ownership()),
      };
    }`;
  expect(complaints({ 'props.ts': code }, VITE, { libraries: LIBRARIES })).toBe('');
});

test('are-the-types-wrong has no finding', () => {
  const attw = join(root, 'lab/node_modules/@arethetypeswrong/cli/dist/index.js');
  // Engines are imported by ES modules alone, and the others have no types.
  const engines = Object.keys(ENGINES).map((name) => `./${name}.wasm`);
  const others = ['--exclude-entrypoints', ...engines, './worker-script.js', './package.json'];
  const run = node([attw, packed().tarball, '--profile', 'strict', '--no-emoji', ...others]);
  expect(run.status === 0 ? '' : run.stdout).toBe('');
});

test('publint has no finding', () => {
  const publint = join(root, 'lab/node_modules/publint/src/cli.js');
  const run = node([publint, '--strict', '--pack', 'false'], {
    cwd: join(installed(), 'node_modules/kakoi'),
  });
  expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('All good!')]);
});
