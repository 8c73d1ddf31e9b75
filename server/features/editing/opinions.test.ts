import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleOpinionsAnswer } from '#shared/editing/editing.schema.ts';
import { addArticle } from '#tests/support/articles.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const say = async (email: string, articleId: string, isHelpful: boolean, suggestion: string | null) => {
  const her = await desk.colo.signedIn(email);
  desk.colo.clock.pass({ minutes: 1 });
  await her.post(`/api/articles/${articleId}/feedback`, { isHelpful, suggestion });
};

it('tells how many found it helpful and what they suggest, newest first, and never who', async () => {
  const { id } = await addArticle(desk.colo);
  await say('carla@exemplo.test', id, true, 'Mais exemplos');
  await say('dora@exemplo.test', id, true, null);
  await say('eva@exemplo.test', id, false, 'Muito curto');
  const response = await desk.ana.get(`/api/admin/articles/${id}/feedback`);
  const text = await response.text();
  const answer: ArticleOpinionsAnswer = JSON.parse(text);
  expect(answer).toMatchObject({ totalFeedback: 3, helpfulPercentage: 67, nextCursor: null });
  expect(answer.suggestions.map(({ suggestion, isHelpful }) => [suggestion, isHelpful])).toEqual([
    ['Muito curto', false],
    ['Mais exemplos', true],
  ]);
  expect(Object.keys(answer.suggestions[0] ?? {}).sort()).toEqual([
    'createdAt',
    'id',
    'isHelpful',
    'suggestion',
  ]);
  expect(text).not.toMatch(/exemplo\.test|user/i);
});

it('of an article that does not exist there are none', async () => {
  expect((await desk.ana.get(`/api/admin/articles/${randomUUID()}/feedback`)).status).toBe(404);
});
