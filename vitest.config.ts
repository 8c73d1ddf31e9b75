import { defineConfig } from 'vitest/config';
import { reactPlugin } from './scripts/build/react-plugin.ts';
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

const onPage = {
  setupFiles: ['clean-page', 'clean-console', 'patience', 'react-in-tests'].map(
    (name) => `tests/support/${name}.ts`,
  ),
  testTimeout: 120_000,
};

/** Something of the files before them still reaches these: each has a process of its own until it is known what. */
const alone = ['saved-sessions', 'sleep-diary'].map((name) => `web/screens/${name}/${name}.screen.test.tsx`);

/**
 * Unit and route tests. `--project` narrows; the browser tests are Playwright's (playwright.config.ts).
 *
 * Files take turns in one process: starting one for each and reading the same modules anew cost as much as the tests.
 * The screens share a page too, which is made clean before each file (clean-page.ts).
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
        plugins: [reactPlugin()],
        test: { ...onPage, name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: alone, isolate: false },
      },
      { plugins: [reactPlugin()], test: { ...onPage, name: 'web-alone', include: alone } },
    ],
  },
});
