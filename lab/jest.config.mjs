import base from '../jest.config.mjs';

export default {
  ...base,
  rootDir: '..',
  roots: ['<rootDir>/lab', '<rootDir>/tests-js'],
  testMatch: ['<rootDir>/lab/**/*.test.ts'],
  testTimeout: 300_000, // npm downloads other people's tools
  globalSetup: '<rootDir>/tests-js/support/scratch-begin.ts',
  globalTeardown: '<rootDir>/tests-js/support/scratch-end.ts',
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^#layout/(.*)$': '<rootDir>/build/layout/$1.ts',
  },
};
