import { availableParallelism } from 'node:os';

export default {
  rootDir: 'tests-js',
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  testTimeout: 90_000, // more than a step of a page may take: support/browser.ts
  // Jest leaves one core free, which on two cores is half the machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  globalSetup: '<rootDir>/support/scratch-begin.ts',
  globalTeardown: '<rootDir>/support/scratch-end.ts',
  transform: {
    // The programs of the exhibits are JavaScript, as readers copy it.
    '\\.ts$|/programs/\\w[-\\w]*\\.js$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        // import() stays what it is, so that tests reach the package as an ES module too.
        module: { type: 'commonjs', ignoreDynamic: true },
      },
    ],
  },
  // Relative imports are written './x.js', as TypeScript wants them.
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
    '^#layout/(.*)$': '<rootDir>/../build/layout/$1.ts',
  },
};
