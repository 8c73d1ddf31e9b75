import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from '#tests/support/browser-test.ts';
import { workerTakesOver } from '#tests/support/service-worker.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const calculator = '/app/ferramentas/calculadora-sono';
const planner = '/app/ferramentas/planejador-rotina';
const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

async function openSleepPage(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/app?preview=1`);
  await page.getByRole('button', { name: prefix ? 'Baby Sleep' : 'Sono do Bebê' }).click();
  await page.getByRole('heading', { level: 1, name: prefix ? 'Baby Sleep' : 'Sono do Bebê' }).waitFor();
}

test('from home she reaches the calculator, says an age and a time, and goes back', async ({ page }) => {
  await openSleepPage(page);
  await page.getByRole('link', { name: /^Calculadora de sono/ }).click();
  await expect(page).toHaveURL(/calculadora-sono\?preview=1$/);
  await page.getByLabel('Quantos meses o bebê tem?').selectOption('3 meses');
  await page.getByRole('button', { name: 'Acordou agora' }).click();
  await expect(page.getByRole('heading', { name: /Próximo soninho/ })).toBeVisible();
  await expect(page.getByText('Costuma ficar acordado de 1h15 a 2h.')).toBeVisible();
  await expect(page.locator('tr[aria-current=true]')).toContainText('1h15 a 2h');
  await page.getByRole('link', { name: 'Voltar para Sono do Bebê', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sono do Bebê' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/calculadora-sono/);
});

test('a routine is made, changed, kept in her account and taken to her calendar', async ({
  page,
  context,
  colo,
}) => {
  await signInByRequest(context, colo, unique('routine'));
  await page.goto(`/en${planner}`);
  await page.getByRole('button', { name: 'Use this template: Calm evening' }).click();
  await page.getByRole('button', { name: /18:20/ }).click();
  await page.getByLabel('What happens').fill('Bath; warm, and long');
  await page.getByLabel('Time', { exact: true }).fill('17:50');
  await page.getByText('Remind me in the calendar').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/routines')).json()).routines[0]?.steps)
    .toContainEqual(expect.objectContaining({ time: '17:50', what: 'Bath; warm, and long', reminds: true }));
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '17:50' })).toContainText('Bath; warm, and long');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take it to the calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('calm-evening.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(6);
  expect(events[0]?.getFirstPropertyValue('summary')).toBe('Bath; warm, and long');
  expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual([1, 0, 0, 0, 0, 0]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/ });

  test('both tools work, the file is made, and what she changed arrives later', async ({
    page,
    context,
    colo,
  }) => {
    await signInByRequest(context, colo, unique('offline-routine'));
    await page.goto(planner);
    await page.getByRole('button', { name: 'Usar este modelo: Fim de dia calmo' }).click();
    await expect(page.getByText('Salva na sua conta')).toBeVisible();
    await workerTakesOver(page);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Adicionar passo' }).click();
    await page.getByLabel('O que acontece').fill('Luz apagada');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await expect(page.getByText('Guardada no aparelho')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Levar para o calendário' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Luz apagada');
    await page.reload();
    await expect(page.getByText('Luz apagada')).toBeVisible();
    await page.goto(calculator);
    await page.getByLabel('Quantos meses o bebê tem?').selectOption('5 meses');
    await expect(page.getByRole('heading', { name: /Próximo soninho/ })).toBeVisible();

    await context.setOffline(false);
    await expect
      .poll(async () => {
        const { routines } = await (await page.request.get('/api/routines')).json();
        return routines[0]?.steps.map(({ what }: { what: string }) => what);
      })
      .toContain('Luz apagada');
  });
});
