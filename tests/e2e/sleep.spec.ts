import type { Page } from '@playwright/test';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { workerTakesOver } from '#tests/support/service-worker.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;
const diary = '/app/ferramentas/diario-sono';
const calendar = '/app/ferramentas/calendario-sono';

test.describe.configure({ mode: 'parallel' });

/** '2026-07-01T03:20', so many hours ago by the phone's clock. */
const hoursAgo = (page: Page, hours: number) =>
  page.evaluate((ago) => {
    const moment = new Date(Date.now() - ago * 3_600_000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);

async function addByHand(page: Page, from: number, to: number, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar sono anterior' }).click();
  const form = page.getByRole('dialog', { name: 'Sono que já passou' });
  await form.getByLabel('Dormiu').fill(await hoursAgo(page, from));
  await form.getByLabel('Acordou').fill(await hoursAgo(page, to));
  await form.getByLabel('Observações (opcional)').fill(note);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
}

const stored = async (page: Page) => {
  const now = Date.now();
  const span = new URLSearchParams({
    from: new Date(now - 20 * 86_400_000).toISOString(),
    to: new Date(now + 86_400_000).toISOString(),
  });
  const answer = await page.request.get(`/api/diary/range?kind=sleep&${span}`);
  const { records } = (await answer.json()) as { records: DiaryRecord<'sleep'>[] };
  return records.map(({ notes, details }) => ({ notes, ...details }));
};

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/ });

  test('a sleep outlives a reload, is saved without a network, and arrives once', async ({
    page,
    context,
    colo,
  }) => {
    test.setTimeout(90_000);
    await signInByRequest(context, colo, unique('sleep'));
    await page.goto(diary);
    await workerTakesOver(page);
    await page.getByRole('button', { name: 'Dormiu', exact: true }).click();
    await expect(page.getByRole('timer')).not.toHaveText('00:00');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Acordou', exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Acordou', exact: true }).click();
    const step = page.getByRole('dialog', { name: 'Salvar sono' });
    await step.getByRole('button', { name: 'Feliz' }).click();
    await step.getByLabel('Observações (opcional)').fill('No berço');
    await step.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('No aparelho', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No berço')).toBeVisible();
    await expect(page.getByText('No aparelho', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('No aparelho', { exact: true })).toHaveCount(0);
    await expect(page.getByText('No berço')).toBeVisible();
    expect(await stored(page)).toMatchObject([{ notes: 'No berço', mood: 'happy' }]);
  });
});

test('by hand, edited, deleted and put back; then the calendar leads to its day', async ({ page, colo }) => {
  test.setTimeout(90_000);
  await signInByRequest(page.context(), colo, unique('by-hand'));
  await page.goto(diary);
  await addByHand(page, 3, 2, 'Primeira');
  await addByHand(page, 2.5, 1.5, 'Segunda');
  await expect(page.getByText('Coincide com outro sono.')).toHaveCount(2);
  await expect.poll(async () => (await stored(page)).length).toBe(2);

  const second = page.getByRole('listitem').filter({ hasText: 'Segunda' });
  await second.getByRole('button', { name: /^Apagar/ }).click();
  await expect(second).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: /^Editar/ }).click();
  const form = page.getByRole('dialog', { name: 'Editar sono' });
  await form.getByText('Noite', { exact: true }).click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(async () => (await stored(page)).map(({ sort }) => sort).toSorted()).toContain('night');

  await page.getByRole('link', { name: 'Ver no calendário do sono' }).click();
  await page
    .getByRole('link', { name: /^Abrir no diário: .* (h|min)$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/diario-sono\?dia=/);
  await expect(page.locator('[id^="sleep-day-"]:focus')).toBeVisible();
});

test('a sleep of forty hours, and one that ends before it began, are told kindly and lose nothing', async ({
  page,
}) => {
  await page.goto(`${diary}?preview=1`);
  await page.getByRole('button', { name: 'Adicionar sono anterior' }).click();
  const form = page.getByRole('dialog', { name: 'Sono que já passou' });
  await form.getByLabel('Observações (opcional)').fill('Sem pressa');
  await form.getByLabel('Dormiu').fill(await hoursAgo(page, 41));
  // The end went along with the beginning: forty hours are what she sets.
  await form.getByLabel('Acordou').fill(await hoursAgo(page, 1));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText(/Um sono não passa de 24 horas/)).toBeVisible();
  await form.getByLabel('Acordou').fill(await hoursAgo(page, 50));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText(/A hora de acordar ficou antes/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar sono anterior' }).click();
  await expect(form.getByLabel('Observações (opcional)')).toHaveValue('Sem pressa');
});

test("a visitor's diary and calendar", async ({ page }) => {
  await page.goto(`${diary}?preview=1`);
  await page.getByRole('button', { name: 'Dormiu', exact: true }).click();
  await page.getByRole('button', { name: 'Acordou', exact: true }).waitFor();
  await page.goto('/app/profile?preview=1');
  await expect(page.getByRole('complementary', { name: 'Diário do sono' })).toBeVisible();
  await page.locator(`a[href*="diario-sono"]`).first().click();
  await page.getByRole('button', { name: 'Acordou', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.goto(`${calendar}?preview=1`);
  await expect(page.getByRole('table')).toBeAttached();
});
