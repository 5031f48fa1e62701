/** The tools that `npm run test:package` downloads, with their versions. */
export const TOOLS = {
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
export const PUBLISHED_BEFORE = '2026-09-30';
