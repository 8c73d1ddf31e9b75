import { expect, test } from '#tests/support/browser-test.ts';
import { becomeMother } from '#tests/support/community-page.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('I agreed to the rules and the form opened in its middle', async ({ page, colo }) => {
  await becomeMother(page, colo, { name: 'Ana', hasAgreed: false });
  await page.goto('/app/entre-maes?novo=1');
  const sheet = page.getByRole('dialog', { name: 'Novo post' });
  const agree = sheet.getByRole('button', { name: 'Li e concordo' });
  await agree.scrollIntoViewIfNeeded();
  await agree.click();
  await expect(sheet.getByLabel('Assunto')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByLabel('O que você quer contar?')).toBeInViewport();
  // The same with the keyboard over half of the screen.
  await page.setViewportSize({ width: 360, height: 340 });
  await page.reload();
  await expect(sheet.getByLabel('Assunto')).toBeInViewport({ ratio: 1 });
});
