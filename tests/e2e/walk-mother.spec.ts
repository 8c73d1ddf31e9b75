import { regretDays } from '#shared/account/account.rules.ts';
import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';
import {
  deleteTheAccount,
  downloadHerData,
  editTheProfile,
  signOut,
  switchTheLanguage,
} from '#tests/support/walk-account.ts';
import {
  answerTheQuestions,
  joinTheWaitlist,
  lookAround,
  lookAtHome,
  signIn,
  throughTheIntro,
} from '#tests/support/walk-arrival.ts';
import { noteAFood, recordAFeed, recordASleep } from '#tests/support/walk-care.ts';
import { answerAnother, askToBeReminded, writeWithoutAName } from '#tests/support/walk-company.ts';
import {
  findAnArticle,
  listenToIt,
  sayWhatItWasWorth,
  untilItIsRecorded,
} from '#tests/support/walk-reading.ts';
import { h1, type Walk, walkWords } from '#tests/support/walk-start.ts';

// One after the other: the last test is about what the walks before it left.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ hasSamples: true, firstRun: true, actionTimeout: 30_000 });

type Left = Pick<Walk, 'email' | 'words'> & { post: string; answered: string };
const left: Left[] = [];

for (const [language, words] of Object.entries(walkWords)) {
  test.describe(language, () => {
    test.use({ locale: words.locale });

    test(`a mother walks through all of Colo, from the front door until she leaves: ${language}`, async ({
      page,
      colo,
    }) => {
      const email = `walk-${language}-${Date.now()}@exemplo.test`;
      const walk = { page, colo, words, email };
      const found = { post: '', answered: '' };
      await untilItIsRecorded(walk);

      await test.step('the waitlist', () => joinTheWaitlist(walk));
      await test.step('a preview', () => lookAround(walk));
      await test.step('the sign-in', async () => {
        await page.getByRole('banner').getByRole('link', { name: words.enter, exact: true }).click();
        await signIn(walk);
      });
      await test.step('the introduction', () => throughTheIntro(walk));
      await test.step('the questionnaire', () => answerTheQuestions(walk));
      await test.step('home, a day, a tile and back', () => lookAtHome(walk));

      await test.step('the library, a search, an article', () => findAnArticle(walk));
      await test.step('its recording', () => listenToIt(walk));
      await test.step('her opinion of it', () => sayWhatItWasWorth(walk));

      await test.step('a feed, with a reload, and the log', () => recordAFeed(walk));
      await test.step('a sleep', () => recordASleep(walk));
      await test.step('a food', () => noteAFood(walk));

      await test.step('a post without her name', async () => {
        found.post = await writeWithoutAName(walk);
      });
      await test.step('a heart, a save and a comment', async () => {
        found.answered = await answerAnother(walk);
      });
      await test.step('a reminder of a session', () => askToBeReminded(walk));

      await test.step('her profile', () => editTheProfile(walk));
      await test.step('the other language', () => switchTheLanguage(walk));
      await test.step('all her data', () => downloadHerData(walk));
      await test.step('the way out', () => signOut(walk));
      await test.step('the way back, and out for good', async () => {
        await signIn(walk);
        await deleteTheAccount(walk);
      });
      left.push({ email, words, ...found });
    });
  });
}

// Last: the clock that it moves stays moved.
test('after the days of regret nothing is left of her but what she wrote, and nobody signed it', async ({
  page: visitor,
  browser,
  colo,
}) => {
  expect(left, 'those who walked before').not.toEqual([]);
  colo.clock.pass((regretDays * 24 + 1) * 60);
  await colo.allAppear();
  await skipFirstRun(visitor.context());
  for (const { email, words, post, answered } of left) {
    // She may come again, as somebody whom Colo never met.
    const phone = await browser.newContext({ baseURL: colo.address });
    const page = await phone.newPage();
    await page.goto(words.app);
    await signIn({ page, colo, email, words });
    await expect(h1(page, words.firstSlide)).toBeVisible();
    await phone.close();

    await visitor.goto(`${post}?preview=1`);
    await expect(visitor.getByText(words.told)).toBeVisible();
    await expect(visitor.getByRole('heading', { name: words.anonymous, exact: true })).toBeVisible();
    await visitor.goto(`${answered}?preview=1`);
    const comment = visitor.getByRole('article').filter({ hasText: words.commented });
    await expect(comment.getByRole('heading')).toHaveText(words.mother);
    await expect(comment).not.toContainText('Ana');
  }
});
