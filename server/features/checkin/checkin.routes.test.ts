import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredLevel } from '#server/platform/http/access-level.ts';
import { maxCheckinLength } from '#shared/checkin/checkin.rules.ts';
import type { Checkin, CheckinsAnswer, CheckinWriteKind } from '#shared/checkin/checkin.schema.ts';
import { userIdOf } from '#tests/support/community.ts';
import { diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { join } from '#tests/support/family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkins } from './checkin.table.ts';

let colo: TestApp;
let count = 0;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
});
afterAll(() => colo.close());

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const newcomer = () => colo.signedIn(`checkin${count++}@exemplo.test`);
const write = (kind: CheckinWriteKind, body: unknown) => ({ id: randomUUID(), kind, body });
const yes = () => write('checkin.agree', {});
const aCheckin = (told: Partial<Checkin> = {}): Checkin => ({
  id: randomUUID(),
  at: colo.clock.now().toISOString(),
  mood: 'hard',
  night: 'in-pieces',
  text: 'Dormi pouco',
  ...told,
});
const put = (checkin: Checkin) => write('checkin.put', checkin);
const read = async (her: Person): Promise<CheckinsAnswer> => (await her.get('/api/checkins')).json();

describe('a check-in', () => {
  it('is kept only after her own yes, which is no one else’s', async () => {
    const her = await newcomer();
    expect(await read(her)).toEqual({ hasAgreed: false, checkins: [] });
    const one = aCheckin();
    expect(await toldBy(her, put(one))).toEqual(['consent_needed']);
    expect(await toldBy(her, yes(), put(one))).toEqual(['done', 'done']);
    expect(await read(her)).toEqual({ hasAgreed: true, checkins: [one] });
  });

  it('may be one of several a day, is changed under its id, deleted, and put back', async () => {
    const her = await newcomer();
    const [morning, evening] = [aCheckin(), aCheckin({ mood: 'good', night: null, text: '' })];
    colo.clock.pass({ minutes: 5 });
    const later = { ...evening, at: colo.clock.now().toISOString() };
    await toldBy(her, yes(), put(morning), put(later));
    expect((await read(her)).checkins).toEqual([later, morning]);
    await toldBy(her, put({ ...morning, mood: 'so-so' }), write('checkin.remove', { id: later.id }));
    expect((await read(her)).checkins).toEqual([{ ...morning, mood: 'so-so' }]);
    await toldBy(her, put(later));
    expect((await read(her)).checkins).toHaveLength(2);
  });

  it('has a word for her mood, and an end', async () => {
    const her = await newcomer();
    const long = aCheckin({ text: 'a'.repeat(maxCheckinLength + 1) });
    expect(await toldBy(her, yes(), put(long), put({ ...aCheckin(), mood: '7' as never }))).toEqual([
      'done',
      { text: 'too_long' },
      expect.objectContaining({ mood: expect.any(String) }),
    ]);
  });

  it('is hers: the same id from another is another, and nobody removes hers', async () => {
    const [her, another] = [await newcomer(), await newcomer()];
    const one = aCheckin();
    await toldBy(her, yes(), put(one));
    await toldBy(another, yes(), put({ ...one, text: 'outra' }), write('checkin.remove', { id: one.id }));
    expect((await read(her)).checkins).toEqual([one]);
    expect((await read(another)).checkins).toEqual([]);
  });

  it('goes with all the others when she takes her yes back, and is then asked for anew', async () => {
    const her = await newcomer();
    const email = `checkin${count - 1}@exemplo.test`;
    await toldBy(her, yes(), put(aCheckin()), put(aCheckin()));
    expect(await toldBy(her, write('checkin.end', {}))).toEqual(['done']);
    expect(await read(her)).toEqual({ hasAgreed: false, checkins: [] });
    const hers = eq(checkins.userId, await userIdOf(colo, email));
    expect(await colo.services.db.$count(checkins, hers)).toBe(0);
    expect(await toldBy(her, put(aCheckin()))).toEqual(['consent_needed']);
    expect(await toldBy(her, yes(), put(aCheckin()))).toEqual(['done', 'done']);
  });
});

/** What every route that reads answers to somebody, by whatever family it is asked for. */
async function allThatIsTold(her: Person, query: string): Promise<string> {
  const paths = colo.app.routes
    .filter(({ method, handler }) => method === 'GET' && declaredLevel(handler) !== undefined)
    .map(({ path }) => path.replaceAll(/:\w+/g, randomUUID()));
  expect(paths).toContain('/api/diary/changes');
  const told: string[] = [];
  for (const path of new Set(paths)) {
    const response = await her.get(path + query);
    if (!/zip/.test(response.headers.get('Content-Type') ?? '')) told.push(await response.text());
  }
  return told.join('\n');
}

it('no route tells it to her family or to staff, whatever they ask', async () => {
  const family = await diaryFamily(colo, 'checkin');
  const her = family.parent;
  const words = 'meu segredo de hoje';
  await toldBy(her, yes(), put(aCheckin({ text: words })));
  const partner = await colo.signedIn('partner@exemplo.test');
  await join(colo, family.familyId, { email: 'partner@exemplo.test', role: 'parent' });
  const query = `?family=${family.familyId}&timeZone=UTC&after=0&kind=note&from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z`;
  expect(await allThatIsTold(her, query)).toContain(words);
  expect(await allThatIsTold(partner, query)).not.toContain(words);
  expect(await allThatIsTold(family.carer, query)).not.toContain(words);
  expect(await allThatIsTold(await colo.signedIn('staff@colo.test'), query)).not.toContain(words);
});
