import type { Page } from '@playwright/test';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { FamiliesAnswer } from '#shared/family/family.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Colo, call } from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

async function becomeMotherOfLia(page: Page, colo: Colo): Promise<void> {
  await signInByRequest(page.context(), colo, `${crypto.randomUUID()}@exemplo.test`);
  const birth = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  await call(page, colo, 'PATCH', '/api/profile', {
    name: 'Ana',
    babyName: 'Lia',
    babyBirthDate: birth,
    journeyType: 'com-bebe',
    onboardingCompleted: true,
  });
}

const babies = async (page: Page) => {
  const { families } = (await (await page.request.get('/api/families')).json()) as FamiliesAnswer;
  return families[0]?.babies ?? [];
};
const recordsOf = async (page: Page, babyId: string) => {
  const answer = (await (
    await page.request.get(`/api/diary?baby=${babyId}&timeZone=UTC`)
  ).json()) as DiaryPageAnswer;
  return answer.records;
};
const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'De qual bebê' }).getByRole('button', { name });

test('twins: told in two taps, named, and each has a diary of its own', async ({ page, colo }) => {
  await becomeMotherOfLia(page, colo);
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'Bebês' }).click();
  await page.getByRole('button', { name: 'Adicionar bebê' }).click();
  await page.getByRole('button', { name: 'Nasceu junto com Lia' }).click();
  await expect.poll(async () => (await babies(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Editar: Bebê 2' }).click();
  await page.getByRole('dialog').getByLabel('Como seu bebê se chama?').fill('Gil');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(async () => (await babies(page)).map(({ name }) => name).sort()).toEqual(['Gil', 'Lia']);

  await page.goto('/app');
  await expect(pill(page, 'Lia')).toHaveAttribute('aria-pressed', 'true');
  await pill(page, 'Gil').click();
  await expect(page.getByText(/Gil: /)).toBeVisible();
  await page
    .getByRole('link', { name: /^Diário/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Diário' }).waitFor();
  await page.getByRole('group', { name: 'Registrar' }).getByRole('button', { name: 'Mamada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  const [gil, lia] = (await babies(page)).sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
  await expect.poll(async () => (await recordsOf(page, gil?.id ?? '')).length).toBe(1);
  expect(await recordsOf(page, lia?.id ?? '')).toEqual([]);
});
