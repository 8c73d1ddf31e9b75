import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourlyLimits } from '#shared/community/community.rules.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aComment, allAppear, publish, send } from '#tests/support/community.ts';
import { codeOf, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';

let desk: Moderation;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

const ready = async (name: string) => {
  const who = await desk.member(name);
  await who.her.post('/api/community/rules');
  return who;
};

it('a post of distress and a comment of violence are first in the queue, and read by all', async () => {
  const author = await ready('Clara');
  const id = await publish(author.her, { content: 'Quero morrer', isAnonymous: true });
  const comment = aComment(id, { content: 'Ele me bateu de novo' });
  await send(author.her, comment);
  const { cases } = await desk.queue();
  expect(cases.map(({ excerpt, concern }) => [excerpt, concern]).sort()).toEqual([
    ['Ele me bateu de novo', 'violence'],
    ['Quero morrer', 'distress'],
  ]);
  expect(await desk.fateOf({ type: 'post', id })).toBe('shown');
  await allAppear(desk.colo);
  expect((await desk.colo.browser().get(`/api/community/posts/${id}`)).status).toBe(200);
});

it('who was silenced is refused at every door, with the reason’s name', async () => {
  const author = await ready('Clara');
  const id = await publish(author.her, { content: 'Antes da pausa' });
  const kept = await publish(author.her, { content: 'Fica' });
  await desk.report(await desk.member('Duda'), { type: 'post', id });
  await desk.decide(await desk.caseOf('Antes da pausa'), { sanction: { kind: 'silence', days: 1 } });
  const refused = await author.her.post('/api/community/posts', aPost());
  expect(refused.status).toBe(403);
  expect((await refused.json()).error.fields).toEqual({ account: 'silenced' });
  expect(JSON.stringify(await send(author.her, aComment(kept)))).toContain('silenced');
  expect((await desk.colo.browser().get(`/api/community/posts/${id}`)).status).toBe(404);
  desk.colo.clock.pass({ days: 1 });
  expect((await author.her.post('/api/community/posts', aPost())).status).toBe(201);
});

it('of many posts sent in the same moment no more pass than the hour allows', async () => {
  const author = await ready('Clara');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => author.her.post('/api/community/posts', aPost())),
  );
  const passed = answers.filter(({ status }) => status === 201);
  expect(passed).toHaveLength(hourlyLimits.new.posts);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('3600');
});

it('reports, edits and decisions in the same moment neither fail nor lose one', async () => {
  const author = await ready('Clara');
  const id = await publish(author.her, { content: 'Todas ao mesmo tempo' });
  const reporters = await Promise.all(['Duda', 'Eva', 'Flor', 'Gabi', 'Helena'].map(desk.member));
  const { category, need, allowPrivateMessages } = aPost();
  const edit = (content: string) =>
    author.her.call('PATCH', `/api/community/posts/${id}`, {
      body: { category, need, allowPrivateMessages, content },
    });
  const outcomes = await Promise.all([
    ...reporters.map((who) => desk.report(who, { type: 'post', id })),
    edit('Todas ao mesmo tempo, não aguento mais viver'),
    edit('Todas ao mesmo tempo, quero morrer'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200));
  const caseId = await desk.caseOf('Todas ao mesmo tempo');
  expect(await desk.read(caseId)).toMatchObject({ reportCount: 5, concern: 'distress', hidden: true });
  const both = await Promise.all([desk.decide(caseId, {}, desk.ana), desk.decide(caseId, {}, desk.bia)]);
  expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['conflict', 'done']);
  for (const who of reporters) expect(await desk.notices(who)).toHaveLength(1);
});
