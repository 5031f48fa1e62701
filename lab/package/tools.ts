/** Other people's tools, which npm downloads for these tests. */

import { emptyFolder, npm, packed, write } from '../../tests-js/support/consumer.js';

/** Their versions. */
const TOOLS = {
  '@rspack/cli': '2.2.8',
  '@rspack/core': '2.2.8',
  '@sabaki/shudan': '1.7.1',
  bun: '1.4.2',
  'create-vite': '9.2.1',
  deno: '2.9.6',
  'edge-runtime': '4.0.1',
  metro: '0.84.6',
  next: '16.3.7',
  parcel: '2.16.4',
  react: '19.3.0',
  'react-dom': '19.3.0',
  vite: '8.3.1',
  'vite-5': 'npm:vite@5.4.21',
  vitest: '5.0.2',
  workerd: '1.20260929.1',
  webpack: '5.111.1',
  'webpack-cli': '7.2.3',
} as const;

/**
 * The dependencies of the tools are taken as they were on this day, so that the same run gives the same
 * result later.
 */
const PUBLISHED_BEFORE = '2026-09-30';

type Tool = keyof typeof TOOLS;

/** Installs by name into a folder: 'kakoi' is the package just packed, other people's tools npm downloads. */
export function install(folder: string, names: readonly ('kakoi' | Tool)[]): void {
  const specs = names.map((name) => (name === 'kakoi' ? packed().tarball : `${name}@${TOOLS[name]}`));
  npm(['install', '--no-audit', '--no-fund', `--before=${PUBLISHED_BEFORE}`, ...specs], folder);
}

/** A new folder with the package and other people's tools. */
export function installedWith(...names: Tool[]): string {
  const folder = emptyFolder();
  write(folder, { 'package.json': '{}' });
  install(folder, ['kakoi', ...names]);
  return folder;
}
