import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { feedbackStats } from './feedback.repository.ts';
import { postFeedback, posts } from './library.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => colo.close());

const addressOf = ({ id }: { id: string }) => `/api/articles/${id}/feedback`;
const homeAt = (address: string) =>
  colo.client({ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address });
/** Another address each time, as if from another home. */
let homes = 0;
const aVisitor = (article: { id: string }, said: object, answerId: string = randomUUID()) =>
  homeAt(`203.0.113.${++homes}`).post(`/api/articles/${article.id}/visitor-feedback`, {
    answerId,
    ...said,
  });
const stored = (article: { id: string }) =>
  colo.services.db.select().from(postFeedback).where(eq(postFeedback.postId, article.id));

describe('feedback on an article', () => {
  it('is kept, trimmed, and told back with what all mothers said', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('ana@exemplo.test');
    for (let n = 0; n < 9; n += 1) await aVisitor(article, { isHelpful: n > 0 });
    const answer = await her.post(addressOf(article), { isHelpful: true, suggestion: '  Mais fotos ' });
    expect(await answer.json()).toEqual({
      totalFeedback: 10,
      helpfulPercentage: 90,
      mine: { isHelpful: true, suggestion: 'Mais fotos' },
    });
    expect(await (await her.get(addressOf(article))).json()).toMatchObject({ mine: { isHelpful: true } });
    expect(await (await colo.browser().get(addressOf(article))).json()).toEqual({
      totalFeedback: 10,
      helpfulPercentage: 90,
      mine: null,
    });
  });

  it('of fewer than ten tells no percentage: it would say what one of them said', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('ines@exemplo.test');
    for (let n = 0; n < 8; n += 1) await aVisitor(article, { isHelpful: true });
    const answer = await her.post(addressOf(article), { isHelpful: false });
    expect(await answer.json()).toMatchObject({ totalFeedback: null, helpfulPercentage: null });
  });

  it('sent twice counts once: her second word replaces the first', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('bia@exemplo.test');
    await her.post(addressOf(article), { isHelpful: true, suggestion: 'Bom' });
    const second = await her.post(addressOf(article), { isHelpful: false });
    expect(await second.json()).toEqual({
      totalFeedback: null,
      helpfulPercentage: null,
      mine: { isHelpful: false, suggestion: null },
    });
    expect(await stored(article)).toMatchObject([{ isHelpful: false, suggestion: null }]);
  });

  it('keeps an empty suggestion as none', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('clara@exemplo.test');
    await her.post(addressOf(article), { isHelpful: true, suggestion: '   ' });
    expect(await stored(article)).toMatchObject([{ suggestion: null }]);
  });

  it('takes 500 characters and refuses 501, naming the field', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('dora@exemplo.test');
    const send = (length: number) =>
      her.post(addressOf(article), { isHelpful: true, suggestion: 'a'.repeat(length) });
    expect((await send(500)).status).toBe(200);
    const refused = await send(501);
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.fields).toHaveProperty('suggestion');
  });

  it.each([{}, { isHelpful: 'yes' }, { isHelpful: true, other: 1 }])('refuses %o', async (body) => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('eva@exemplo.test');
    expect((await her.post(addressOf(article), body)).status).toBe(400);
  });

  it('on an article that was withdrawn while she read is not found', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('fabi@exemplo.test');
    await colo.services.db.update(posts).set({ published: false }).where(eq(posts.id, article.id));
    expect((await her.post(addressOf(article), { isHelpful: true })).status).toBe(404);
    expect(await stored(article)).toEqual([]);
  });

  it('under her name needs her to be signed in', async () => {
    const article = await addArticle(colo);
    expect((await colo.browser().post(addressOf(article), { isHelpful: true })).status).toBe(401);
  });

  it('is stopped when a machine sends without end', async () => {
    const article = await addArticle(colo);
    const her = await colo.signedIn('gabi@exemplo.test');
    const statuses = [];
    for (let n = 0; n < 32; n++) {
      statuses.push((await her.post(addressOf(article), { isHelpful: true })).status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is counted by the stored function as a count by hand says', async () => {
    const article = await addArticle(colo);
    const now = colo.clock.now();
    const mothers = await colo.services.db
      .insert(users)
      .values(
        Array.from({ length: 13 }, (_, n) => ({
          email: `n${n}@exemplo.test`,
          createdAt: now,
          lastSignInAt: now,
        })),
      )
      .returning();
    for (const [index, { id }] of mothers.entries()) {
      const isHelpful = index % 3 !== 0;
      await colo.services.db
        .insert(postFeedback)
        .values({ postId: article.id, userId: id, isHelpful, createdAt: now });
      const rows = await stored(article);
      const helpful = rows.filter((row) => row.isHelpful).length;
      expect(await feedbackStats(colo.services.db, article.id)).toEqual({
        totalFeedback: rows.length,
        helpfulPercentage: Math.round((100 * helpful) / rows.length),
      });
    }
    expect(await feedbackStats(colo.services.db, (await addArticle(colo)).id)).toEqual({
      totalFeedback: 0,
      helpfulPercentage: 0,
    });
  });
});

describe('a visitor’s answer', () => {
  it('is kept without saying whose it is, and sent twice it is one', async () => {
    const article = await addArticle(colo);
    const answerId = randomUUID();
    expect((await aVisitor(article, { isHelpful: true, suggestion: ' Amei ' }, answerId)).status).toBe(200);
    const again = await aVisitor(article, { isHelpful: false }, answerId);
    expect(await again.json()).toEqual({ totalFeedback: null, helpfulPercentage: null, mine: null });
    expect(await stored(article)).toMatchObject([
      { id: answerId, userId: null, isHelpful: false, suggestion: null },
    ]);
  });

  it('gives way when she says it as herself, and another’s does not', async () => {
    const article = await addArticle(colo);
    const [hers, others] = [randomUUID(), randomUUID()];
    await aVisitor(article, { isHelpful: false }, hers);
    await aVisitor(article, { isHelpful: false }, others);
    const her = await colo.signedIn('hilda@exemplo.test');
    expect((await her.post(addressOf(article), { isHelpful: true, replaces: hers })).status).toBe(200);
    expect((await stored(article)).map(({ isHelpful }) => isHelpful).sort()).toEqual([false, true]);
  });

  it('can neither replace nor take away what a mother said, nor what was said of another article', async () => {
    const [article, other] = [await addArticle(colo), await addArticle(colo)];
    const her = await colo.signedIn('julia@exemplo.test');
    await her.post(addressOf(article), { isHelpful: true });
    const [{ id } = { id: '' }] = await stored(article);
    await aVisitor(article, { isHelpful: false }, id);
    const visitors = randomUUID();
    await aVisitor(article, { isHelpful: true }, visitors);
    await aVisitor(other, { isHelpful: false }, visitors);
    const bia = await colo.signedIn('karen@exemplo.test');
    await bia.post(addressOf(other), { isHelpful: true, replaces: id });
    expect((await stored(article)).map(({ isHelpful }) => isHelpful)).toEqual([true, true]);
  });

  it('from one address is stopped at ten a day for an article, and the next day goes on', async () => {
    const article = await addArticle(colo);
    const browser = homeAt('198.51.100.7');
    const say = async () =>
      (
        await browser.post(`/api/articles/${article.id}/visitor-feedback`, {
          answerId: randomUUID(),
          isHelpful: false,
        })
      ).status;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await say());
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    colo.clock.pass({ days: 2 });
    expect(await say()).toBe(200);
  });
});
