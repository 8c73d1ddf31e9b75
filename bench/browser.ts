import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../tests/support/browser-path.ts';

/** A browser that does nothing by itself while it is measured. */
export const openBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: [
      '--disable-background-networking',
      ...flags,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
