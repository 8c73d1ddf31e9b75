import type { Browser, BrowserContext } from '@playwright/test';

/** The same mother on another phone, where the first run is behind her. */
export async function otherPhone(browser: Browser, context: BrowserContext, baseURL: string | undefined) {
  const { cookies } = await context.storageState();
  const other = await browser.newContext({
    storageState: { cookies, origins: [] },
    locale: 'pt-BR',
    ...(baseURL && { baseURL }),
  });
  await other.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
  return other;
}
