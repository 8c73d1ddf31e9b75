import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit and route tests. `--project` narrows; the browser tests are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/sweeps/{anonymity,routes}.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react({ compiler: true })],
        test: {
          name: 'rest',
          include: [
            'shared/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/sweeps/*.test.ts',
          ],
          exclude: ['tests/sweeps/{anonymity,routes}.test.ts'],
          setupFiles: ['tests/support/clean-console.ts'],
        },
      },
    ],
  },
});
