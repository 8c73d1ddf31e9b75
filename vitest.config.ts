import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { longProofs } from './scripts/test/long-proofs.ts';

const long = Object.values(longProofs).flatMap(({ tests }) => tests);
const crossing = 'tests/sweeps/{anonymity,routes}.test.ts';

const onDatabase = {
  globalSetup: ['tests/support/database-template.ts'],
  isolate: false,
  // A spy that a failed test left on a driver would count for the files after it.
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * Unit and route tests. `--project` narrows; the browser tests are Playwright's (playwright.config.ts).
 *
 * Files that keep nothing between them take turns in one process: starting one for each and reading the same modules
 * anew cost as much as the tests. The screens keep a page and stores, so each of their files has a process of its own.
 * Time limits are for a machine that is busy with others: what is right but late is still right.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...onDatabase, name: 'server', include: ['server/**/*.test.ts', crossing], exclude: long } },
      // In `npm run test:long`: see scripts/test/long-proofs.ts.
      { test: { ...onDatabase, name: 'long', include: long } },
      {
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/sweeps/*.test.ts'],
          exclude: [crossing],
          setupFiles: ['tests/support/clean-console.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react({ compiler: true })],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/clean-console.ts', 'tests/support/patience.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
