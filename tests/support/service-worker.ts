import type { Page } from '@playwright/test';

/** From here on the phone can start without a network. */
export async function workerTakesOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The first visit, until the phone has everything that it needs to do without a network. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerTakesOver(page);
}
