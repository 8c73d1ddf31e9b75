import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const crossing = 'tests/sweeps/{anonymity,routes}.test.ts';

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
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', crossing],
          globalSetup: ['tests/support/database-template.ts'],
          isolate: false,
          // A spy that a failed test left on a driver would count for the files after it.
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
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
