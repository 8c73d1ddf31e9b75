import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type Axe = { run: (context: object, options: object) => Promise<{ violations: Violations }> };

const options = { resultTypes: ['violations' as const] };

/**
 * Axe with all its rules, frames of our own origin included. The other way to run it, made for frames of other
 * origins, opens a second page at each look and takes three times as long.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options(options);

/** What is serious on the page as it stands. The frame of the preview holds a reader's page, looked at as such. */
export async function seriousOn(page: Page): Promise<string[]> {
  const violations = (await againOn(page)) ?? (await axeOn(page).exclude('iframe').analyze()).violations;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
}

/** The same rules once more on a page that still has axe from the look before; nothing where it has not. */
const againOn = (page: Page): Promise<Violations | undefined> =>
  page.evaluate(async (given) => {
    const { axe } = globalThis as { axe?: Axe };
    return (await axe?.run({ exclude: [['iframe']] }, given))?.violations;
  }, options);
