import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChangesAnswer, maxChangesTold } from '#shared/sync/changes.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const writer = randomUUID();

type Phone = ReturnType<TestApp['browser']>;

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const note = (text: string) => ({
  id: randomUUID(),
  kind: 'topic-note.put',
  body: { topic: 'understanding', text, baseRevision: 0, writer },
});

async function changes(phone: Phone, since?: string): Promise<ChangesAnswer> {
  const query = since ? `?${new URLSearchParams({ since })}` : '';
  const response = await phone.call('GET', `/api/changes${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const send = async (phone: Phone, writes: ReturnType<typeof note>[]) => {
  const response = await phone.call('POST', '/api/sync', { body: { writes } });
  const { outcomes } = (await response.json()) as { outcomes: { done: boolean }[] };
  expect(outcomes.every(({ done }) => done)).toBe(true);
};

it('tells a phone what another of hers did since it last asked, by its id and kind alone', async () => {
  const [here, there] = [await colo.signedIn('ana@exemplo.test'), await colo.signedIn('ana@exemplo.test')];
  const before = await changes(here);
  expect(before).toMatchObject({ writes: [], hasMore: false });
  colo.clock.pass({ hours: 1 });
  const written = note('banana');
  await send(there, [written]);
  colo.clock.pass({ seconds: 40 });
  const after = await changes(here, before.asOf);
  expect(after.writes).toEqual([{ id: written.id, kind: 'topic-note.put' }]);
  colo.clock.pass({ hours: 1 });
  expect((await changes(here, after.asOf)).writes).toEqual([]);
});

it('tells what was under way at the last answer once more, rather than never', async () => {
  const her = await colo.signedIn('bia@exemplo.test');
  const written = note('manga');
  await send(her, [written]);
  colo.clock.pass({ seconds: 10 });
  const told = await changes(her);
  expect(told.writes.map(({ id }) => id)).toEqual([written.id]);
  expect((await changes(her, told.asOf)).writes.map(({ id }) => id)).toEqual([written.id]);
});

it('tells nobody of another mother', async () => {
  await send(await colo.signedIn('cris@exemplo.test'), [note('pera')]);
  const other = await colo.signedIn('duda@exemplo.test');
  expect((await changes(other)).writes).toEqual([]);
});

it('says when there was more than it tells', async () => {
  const her = await colo.signedIn('eva@exemplo.test');
  await send(
    her,
    Array.from({ length: maxChangesTold + 1 }, () => note('uva')),
  );
  const told = await changes(her);
  expect(told.hasMore).toBe(true);
  expect(told.writes).toHaveLength(maxChangesTold);
});

it('takes no moment that is none', async () => {
  const her = await colo.signedIn('fe@exemplo.test');
  expect((await her.call('GET', '/api/changes?since=ontem')).status).toBe(400);
});
