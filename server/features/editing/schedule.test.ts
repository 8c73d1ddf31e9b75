import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepPromptly } from '#server/housekeeping.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const inHours = (hours: number) =>
  new Date(desk.colo.clock.now().getTime() + hours * 60 * 60 * 1000).toISOString();
const scheduled = (at: string) => ({ publication: { state: 'scheduled' as const, at } });
const tick = () => sweepPromptly(desk.colo.services);

it('an article goes out at its hour and not before, dated by that hour, and it is written down', async () => {
  const at = inHours(5);
  const { id } = await desk.save(desk.ana, scheduled(at));
  expect((await desk.load(desk.ana, id)).saved).toMatchObject({ state: 'scheduled', publishAt: at });
  desk.colo.clock.pass({ hours: 4, minutes: 59 });
  await tick();
  expect(await desk.isRead(id)).toBe(false);
  desk.colo.clock.pass({ minutes: 2 });
  await Promise.all([tick(), tick()]);
  expect((await (await desk.reader.get(`/api/articles/${id}`)).json()).createdAt).toBe(at);
  expect((await desk.load(desk.ana, id)).saved).toMatchObject({ state: 'published', publishAt: null });
  const published = (await desk.acts()).filter((act) => act.subjectId === id);
  expect(published.map(({ action, actor }) => [action, actor])).toEqual([
    ['article_created', 'ana@colo.test'],
    ['article_scheduled', 'ana@colo.test'],
    ['article_published', null],
  ]);
});

it('who has it open when it goes out is told before saving', async () => {
  const at = inHours(1);
  const { id } = await desk.save(desk.ana, scheduled(at));
  desk.colo.clock.pass({ hours: 1 });
  await tick();
  const response = await desk.send(desk.ana, {
    id,
    baseVersion: 1,
    ...scheduled(at),
    fields: { title: 'x' },
  });
  expect(response.status).toBe(409);
  expect(await desk.isRead(id)).toBe(true);
});

it('another hour can be chosen, and none', async () => {
  const { id } = await desk.save(desk.ana, scheduled(inHours(1)));
  await desk.save(desk.ana, { id, baseVersion: 1, ...scheduled(inHours(3)) });
  desk.colo.clock.pass({ hours: 2 });
  await tick();
  expect(await desk.isRead(id)).toBe(false);
  await desk.save(desk.ana, { id, baseVersion: 2 });
  desk.colo.clock.pass({ hours: 2 });
  await tick();
  expect(await desk.isRead(id)).toBe(false);
});

it('what lies in the trash at its hour does not go out, and comes back as a draft', async () => {
  const { id } = await desk.save(desk.ana, scheduled(inHours(1)));
  await desk.ana.call('DELETE', `/api/admin/articles/${id}`);
  desk.colo.clock.pass({ hours: 2 });
  await tick();
  await desk.ana.post(`/api/admin/articles/${id}/restore`);
  await tick();
  expect((await desk.load(desk.ana, id)).saved?.state).toBe('draft');
  expect(await desk.isRead(id)).toBe(false);
});
