import { type Browser, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Colo } from './community-page.ts';

/** Somebody of the team at her desk, and whoever looks at what she does from a phone. */
export type Desk = {
  page: Page;
  browser: Browser;
  colo: Colo & { clock: { now: () => Date; pass: (minutes: number) => void } };
  email: string;
};

const panel = (page: Page) => page.getByRole('heading', { level: 1, name: 'Painel Admin' });
const appCode = ({ colo }: Desk, secret: string) =>
  generate({ secret, epoch: Math.floor(colo.clock.now().getTime() / 1000) });

export async function openPart({ page }: Desk, name: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
}

/** By mail and code, at the door of the panel. */
export async function enter({ page, colo, email }: Desk): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Seu email').fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Código de 6 números', { exact: true });
  await code.waitFor();
  await code.fill(await colo.codeFor(email));
}

/** The panel opens to her only when she has one. Her secret. */
export async function getASecondFactor(desk: Desk): Promise<string> {
  const { page } = desk;
  await expect(page.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
  await page.getByRole('button', { name: 'Ativar' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Continuar' }).click();
  const secret = ((await sheet.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
  await sheet.getByLabel('Código de 6 números do aplicativo').fill(await appCode(desk, secret));
  await expect(sheet.getByText('Códigos de recuperação')).toBeVisible();
  await sheet.getByRole('button', { name: 'Já guardei' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Criar Novo Post' })).toBeVisible();
  return secret;
}

/** A code of the mail alone no longer opens the panel. */
export async function showTheSecondFactor(desk: Desk, secret: string): Promise<void> {
  const { page, colo } = desk;
  // Away first: what the page still asks for would be refused without her.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await enter(desk);
  await expect(page.getByRole('heading', { level: 1, name: 'Falta só um passo' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  // The app shows each code once in half a minute, and none is taken twice.
  colo.clock.pass(1);
  await page.getByLabel('Código de 6 números do aplicativo').fill(await appCode(desk, secret));
  await expect(panel(page)).toBeVisible();
}
