import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/support/browser-path.ts';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/filled-folder.ts',
  outputDir: 'test-results',
  // The server is built already: made over again for tests, it costs every worker eight seconds.
  build: { external: ['**/dist/**'] },
  // A test waits for the browser half of its time: a third one uses the rest of two cores.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // No trace: it takes a sixth of the time. `--trace retain-on-failure` when one is needed.
  // A check may run on a machine that is busy with others: what is right but late is still right.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a test takes from the network, a worker would hand out from its cache: only offline.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
