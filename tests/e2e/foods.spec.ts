import type { Page } from '@playwright/test';
import type { DiaryAllAnswer } from '#shared/diary/diary.schema.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Colo, call } from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const words = {
  home: '/app',
  diary: '/app/primeiras-mordidas/diario',
  locale: 'pt-BR',
  topic: 'Primeiras Mordidas',
  plan: 'Plano semana a semana',
  why: 'Por que começar de um jeito diferente',
  weeks: ['Caldo de ossos', 'Gema de ovo', 'Abacate', 'Batata-doce com ghee'],
  guide: 'A orientação oficial',
  early: 'Ainda não é hora, e está tudo bem',
  later: 'Para quando chegar a hora',
  list: 'Todos os alimentos',
  egg: 'Ovo',
  save: 'Salvar: Ovo',
  saved: 'Alimentos salvos',
  addToDiary: 'Anotar no diário',
  add: 'Anotar um alimento',
  food: 'Alimento',
  loved: 'Adorou',
  urgent: /^Dificuldade para respirar/,
  call: 'Ligue 192 (SAMU) agora',
  hives: /^Placas na pele/,
  keep: 'Salvar',
  paused: 'Em pausa: ovo',
  clear: 'Já conversei: pode voltar',
  onPhone: 'No aparelho',
  remove: /^Apagar: Ovo/,
  undo: 'Desfazer',
  today: 'Hoje',
} as const;

async function becomeMother(page: Page, colo: Colo, babyBirthDate: string): Promise<void> {
  await signInByRequest(page.context(), colo, `${crypto.randomUUID()}@exemplo.test`);
  await call(page, colo, 'PATCH', '/api/profile', {
    name: 'Ana',
    babyBirthDate,
    journeyType: 'com-bebe',
    onboardingCompleted: true,
  });
}

/** As the server tells it. */
const foodDiary = async (page: Page): Promise<DiaryAllAnswer> =>
  await (await page.request.get('/api/diary/all?kind=food')).json();

const monthsAgo = (months: number): string => {
  const day = new Date();
  day.setDate(1);
  day.setMonth(day.getMonth() - months);
  return day.toISOString().slice(0, 10);
};

test.describe('first foods', () => {
  test.use({ locale: words.locale, contextOptions: { reducedMotion: 'reduce' } });

  async function openTopic(page: Page): Promise<void> {
    await page.goto(words.home);
    await page.getByRole('button', { name: words.topic }).click();
    await page.getByRole('heading', { level: 1, name: words.topic }).waitFor();
  }

  test('the plan opens one section at a time, and foods are found, saved and written down', async ({
    page,
    colo,
  }) => {
    await becomeMother(page, colo, monthsAgo(8));
    await openTopic(page);
    await page.getByRole('button', { name: words.why }).click();
    await page.getByRole('button', { name: words.plan }).click();
    await expect(page.getByRole('button', { name: words.why })).toHaveAttribute('aria-expanded', 'false');
    const plan = page.getByRole('region', { name: words.plan });
    await expect(plan.getByRole('heading')).toHaveText([words.guide, ...words.weeks]);

    const list = page.getByRole('region', { name: words.list });
    await list.getByRole('searchbox').fill(words.egg);
    await list.getByRole('button', { name: words.save, exact: true }).click();
    const saved = page.getByRole('region', { name: words.saved });
    await expect(saved.getByRole('button', { name: words.egg, exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { saved: parts } = (await (
          await page.request.get('/api/topics/mine')
        ).json()) as MyTopicsAnswer;
        return parts.map(({ part }) => part);
      })
      .toEqual(['egg']);
    await saved.getByRole('button', { name: words.egg, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.addToDiary }).click();
    await expect(page.getByRole('dialog').getByLabel(words.food, { exact: true })).toHaveValue(words.egg);
  });

  test('before six months the page waits with her and does not push', async ({ page, colo }) => {
    await becomeMother(page, colo, monthsAgo(3));
    await openTopic(page);
    await expect(page.getByRole('region', { name: words.early })).toBeVisible();
    await expect(page.getByRole('button', { name: words.plan })).toBeHidden();
    await page.getByText(words.later).click();
    await expect(page.getByRole('button', { name: words.plan })).toBeVisible();
  });

  test('a reaction says what to do at once, pauses the food, and is cleared by her', async ({
    page,
    colo,
  }) => {
    await becomeMother(page, colo, monthsAgo(8));
    await page.goto(words.diary);
    await page.getByRole('button', { name: words.add }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(words.food, { exact: true }).fill(words.egg);
    await form.getByLabel(words.urgent).check();
    await expect(form.getByText(words.call)).toBeInViewport();
    await form.getByLabel(words.urgent).uncheck();
    await form.getByLabel(words.hives).check();
    await form.getByRole('button', { name: words.keep, exact: true }).click();
    await expect(page.getByText(words.paused)).toBeVisible();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(page.getByText(words.paused)).toBeHidden();
    await expect
      .poll(async () => {
        const { records, cleared = [] } = await foodDiary(page);
        return [records.map(({ details }) => details), cleared.map(({ food }) => food)];
      })
      .toMatchObject([[{ signs: ['hives'] }], ['allergen:egg']]);
    // As the server tells it, at the next start.
    await page.reload();
    await page.getByRole('region', { name: words.today }).waitFor();
    await expect(page.getByText(words.paused)).toBeHidden();
  });

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

    test('what she writes down is kept, deleted with a way back, and arrives once', async ({
      context,
      page,
      colo,
    }) => {
      await becomeMother(page, colo, monthsAgo(8));
      await page.goto(words.diary);
      await page.getByRole('button', { name: words.add }).click();
      await page.getByRole('button', { name: words.loved }).waitFor();
      await context.setOffline(true);
      const form = page.getByRole('dialog');
      await form.getByLabel(words.food, { exact: true }).fill(words.egg);
      await form.getByRole('button', { name: words.loved }).click();
      await form.getByRole('button', { name: words.keep, exact: true }).click();
      const today = page.getByRole('region', { name: words.today });
      await expect(today.getByText(words.onPhone)).toBeVisible();
      await today.getByRole('button', { name: words.remove }).click();
      await expect(today).toBeHidden();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(today.getByText(words.egg, { exact: true })).toBeVisible();
      await context.setOffline(false);
      await expect(today.getByText(words.onPhone)).toBeHidden();
      const { records } = await foodDiary(page);
      expect(records.map(({ details }) => details)).toEqual([{ food: 'egg', liking: 'loved', signs: [] }]);
    });
  });
});
