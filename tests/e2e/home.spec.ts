import type { Page } from '@playwright/test';
import { type DailyType, weekOf } from '#shared/daily/daily.rules.ts';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { addDays, type CalendarDate, calendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Colo, call } from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const words = {
  app: '/app',
  locale: 'pt-BR',
  greeting: /^(Bom dia|Boa tarde|Boa noite), Ana$/,
  week: 'Sua Semana',
  back: 'Voltar',
  like: /^Curtir/,
  save: 'Guardar',
  done: 'Marcar como feito',
  isDone: 'Feito',
  topic: 'Sono do Bebê',
  nextWeek: 'Próxima semana',
  ahead: '+1 semana',
  toThisWeek: 'Voltar para esta semana',
  detail: 'O dia escolhido',
  open: 'Abrir conteúdo',
  saved: 'O que você guardou',
  born: 'Lia: 20 dias de vida',
  due: 'Lia: faltam 4 semanas',
  tellBirth: 'Contar quando nasceu ou vai nascer',
} as const;

/** As her phone sees it, wherever the tests run. */
const today = dayIn('America/Sao_Paulo', new Date());
const born = addDays(today, -20);

const written = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

async function becomeAna(page: Page, colo: Colo, babyBirthDate: CalendarDate | null): Promise<void> {
  await signInByRequest(page.context(), colo, `${crypto.randomUUID()}@exemplo.test`);
  const journeyType = babyBirthDate && 'com-bebe';
  const told = { name: 'Ana', babyName: 'Lia', babyBirthDate, journeyType, onboardingCompleted: true };
  await call(page, colo, 'PATCH', '/api/profile', told);
}

async function weekOfAna(page: Page): Promise<WeekContentAnswer> {
  const about = { language: 'pt', day: weekOf(today)[0] ?? today, birthDate: born, journeyType: 'com-bebe' };
  return (await page.request.get(`/api/daily/week?${new URLSearchParams(about)}`)).json();
}

/** The first day of this week that brings a thing of that kind. */
async function dayWith(page: Page, type: DailyType): Promise<CalendarDate> {
  const { days } = await weekOfAna(page);
  const day = days.find(({ content }) => content?.contentType === type);
  if (!day) throw new Error(`No ${type} this week`);
  return calendarDate(day.date);
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page) => page.getByRole('region', { name: words.week }).getByRole('button');
const dayOf = (page: Page, day: CalendarDate) => strip(page).nth(weekOf(today).indexOf(day));

test.describe('home', () => {
  test('greets her and shows her week; a day opens, and what she does with it stays', async ({
    page,
    colo,
  }) => {
    await becomeAna(page, colo, born);
    const tip = await dayWith(page, 'tip');
    await page.goto(words.app);
    await expect(h1(page)).toHaveText(words.greeting);
    await expect(page.getByText(words.born)).toBeVisible();
    await expect(strip(page)).toHaveCount(7);
    const marked = page.getByRole('region', { name: words.week }).locator('[aria-current=date]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(
      new RegExp(`^${written(today, { weekday: 'long', day: 'numeric', month: 'long' })}: `),
    );

    await dayOf(page, tip).click();
    const like = page.getByRole('button', { name: words.like });
    const save = page.getByRole('button', { name: words.save, exact: true });
    const done = page.getByRole('button', { name: words.isDone, exact: true });
    await like.click();
    await save.click();
    await page.getByRole('button', { name: words.done }).click();
    await expect(done).toBeVisible();
    const marks = async () => {
      const { days } = await weekOfAna(page);
      const content = days.find(({ date }) => date === tip)?.content;
      return [content?.userLiked, content?.userSaved, content?.userDone];
    };
    await expect.poll(marks).toEqual([true, true, true]);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(done).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: words.back }).click();
    await expect(h1(page)).toHaveText(words.greeting);

    await page.getByRole('button', { name: words.topic }).click();
    await expect(h1(page)).toHaveText(words.topic);
    expect(new URL(page.url()).pathname).toBe(words.app);
    await page.goBack();
    await expect(h1(page)).toHaveText(words.greeting);
    await page.goto(`${words.app}/calendario`);
    await expect(page.getByRole('region', { name: words.saved }).getByRole('link')).toHaveCount(1);
  });

  test('has a calendar: the next week, a day picked by keyboard, and what it brings', async ({
    page,
    colo,
  }) => {
    await becomeAna(page, colo, born);
    await page.goto(`${words.app}/calendario`);
    await page.getByRole('button', { name: words.nextWeek }).click();
    await expect(page.getByText(words.ahead, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.toThisWeek }).click();
    const cell = (day: CalendarDate) =>
      page.getByRole('grid').getByRole('button', { name: written(day, { dateStyle: 'full' }) });
    await cell(today).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const picked = addDays(today, 8);
    await expect(cell(picked)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(picked)).toHaveAttribute('aria-pressed', 'true');
    const detail = page.getByRole('region', { name: words.detail });
    await expect(detail).toContainText(written(picked, { weekday: 'long', day: 'numeric', month: 'long' }));
    const title = await detail.getByRole('heading', { level: 3 }).textContent();
    await detail.getByRole('button', { name: words.open }).click();
    await expect(h1(page)).toHaveText(title ?? '');
    await page.goBack();
    await expect(cell(picked)).toHaveAttribute('aria-pressed', 'true');
  });

  test('makes sense of no birth date and of a due date', async ({ page, colo }) => {
    await becomeAna(page, colo, null);
    await page.goto(words.app);
    await expect(page.getByRole('link', { name: words.tellBirth })).toBeVisible();
    await expect(dayOf(page, today)).toHaveAccessibleName(/: .+, /);
    await call(page, colo, 'PATCH', '/api/profile', { babyBirthDate: addDays(today, 28) });
    await page.reload();
    await expect(page.getByText(words.due)).toBeVisible();
    await expect(dayOf(page, today)).toHaveAccessibleName(/: .+, /);
  });
});

test.describe('a second visit', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
  });

  test('shows home as she last saw it while the server is slow, and without a network', async ({
    page,
    context,
    colo,
  }) => {
    await becomeAna(page, colo, born);
    await page.goto('/app');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(dayOf(page, today)).toHaveAccessibleName(/: .+, /);
    const about = await dayOf(page, today).getAttribute('aria-label');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('profile_data'))).toContain('Ana');

    const isAsHerLast = async () => {
      await expect(h1(page)).toHaveText(words.greeting);
      await expect(page.getByText(words.born)).toBeVisible();
      await expect(dayOf(page, today)).toHaveAccessibleName(about ?? '');
    };
    await page.route('**/api/**', () => undefined);
    await page.reload();
    await isAsHerLast();
    await page.unrouteAll();
    await context.setOffline(true);
    await page.reload();
    await isAsHerLast();
  });
});
