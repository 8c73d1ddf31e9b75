import AxeBuilder from '@axe-core/playwright';
import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';

const screens = [
  '/',
  '/app',
  '/app?preview=1',
  '/app/biblioteca?preview=1',
  '/app/entre-maes?preview=1',
  '/app/chat?preview=1',
  '/app/profile?preview=1',
  '/app/calendario?preview=1',
  '/app/mamada?preview=1',
  '/app/mamada/registros?preview=1',
  '/app/mamada/folha?preview=1',
  '/admin',
  '/privacidade',
  '/termos',
  '/nada',
];

test.use({ expectedComplaints: /404/ });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing serious on any screen: ${colorScheme}, ${width} px wide`, async ({
      browser,
      colo,
    }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        baseURL: colo.address,
        colorScheme,
        viewport: { width, height: 740 },
        reducedMotion: 'reduce',
      });
      await skipFirstRun(context);
      const page = await context.newPage();
      const found: string[] = [];
      for (const prefix of ['', '/en']) {
        for (const screen of screens) {
          await page.goto((prefix + screen).replace('/en/?', '/en?').replace(/^\/en\/$/, '/en'));
          await page.getByRole('heading', { level: 1 }).waitFor();
          const { violations } = await new AxeBuilder({ page }).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          found.push(...serious.map(({ id, nodes }) => `${prefix}${screen}: ${id} at ${nodes[0]?.target}`));
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (beyond > 0) found.push(`${prefix}${screen}: ${beyond} px wider than the screen`);
        }
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('the gallery of primitives is clean too', async ({ page }) => {
  await page.goto('/dev/ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
});
