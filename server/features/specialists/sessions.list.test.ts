import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionState } from '#shared/specialists/session-state.rules.ts';
import type { SessionListAnswer } from '#shared/specialists/specialists.schema.ts';
import { addSession, addSpecialist } from '#tests/support/specialists.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isCancelled, isEnded, isLive, isScheduled } from './session-state.sql.ts';
import { videoSessions } from './specialists.table.ts';

let colo: TestApp;
let marina: string;
const minutes = (n: number) => new Date(colo.clock.now().getTime() + n * 60_000);
const hour = 60;
const day = 24 * hour;

beforeAll(async () => {
  colo = await startTestApp();
  marina = (await addSpecialist(colo, { name: 'Marina Luz' })).id;
  const ravi = await addSpecialist(colo, {
    name: 'Ravi Sá',
    rolePt: 'Pediatra',
    roleEn: 'Paediatrician',
    topics: ['Sono', 'Introdução Alimentar'],
  });
  const add = (title: string, startsIn: number, told: Parameters<typeof addSession>[1] = {}) =>
    addSession(colo, { title, description: 'Uma conversa.', startsIn, specialistId: marina, ...told });
  await add('há dois dias', -2 * day, { videoUrl: 'https://v.exemplo.test/2.mp4' });
  await add('ontem', -day, { specialistId: ravi.id, category: 'Sono' });
  await add('daqui a pouco', 10);
  await add('amanhã', day, { category: 'Sono', description: 'O colo acalma os bebês à noite.' });
  await add('ao vivo', -20, { liveAt: minutes(-20) });
  await add('ao vivo além da hora', -80, { liveAt: minutes(-80), specialistId: ravi.id });
  await add('cancelada, a vir', 2 * hour, { cancelledAt: minutes(-5), cancelReason: 'Ela adoeceu.' });
  await add('cancelada, passada', -3 * day, { cancelledAt: minutes(-4 * day) });
  await add('apagada', hour, { deletedAt: minutes(-1) });
  await add('in English', hour, { language: 'en', specialistId: ravi.id, category: 'Sono' });
});
afterAll(() => colo.close());

async function list(query = '', language = 'pt'): Promise<SessionListAnswer> {
  const response = await colo.browser().get(`/api/specialists/sessions?language=${language}${query}`);
  expect(response.status).toBe(200);
  return response.json();
}
const titles = async (query = '', language = 'pt') =>
  (await list(query, language)).sessions.map(({ title }) => title);

describe('the list of all sessions', () => {
  it('begins with what is live, goes on with what is to come, and ends with what was', async () => {
    expect(await titles()).toEqual([
      'ao vivo além da hora',
      'ao vivo',
      'daqui a pouco',
      'cancelada, a vir',
      'amanhã',
      'ontem',
      'há dois dias',
    ]);
    expect(await titles('', 'en')).toEqual(['in English']);
  });

  it('says of each what can be done with it, and never where its video lies', async () => {
    const { sessions } = await list();
    const told = Object.fromEntries(sessions.map((session) => [session.title, session]));
    expect(told['ao vivo']).toMatchObject({ state: 'live', isLive: true, isScheduled: false });
    expect(told['daqui a pouco']).toMatchObject({ state: 'scheduled', isScheduled: true, hasReplay: false });
    expect(told['há dois dias']).toMatchObject({ state: 'ended', hasReplay: true });
    expect(told.ontem).toMatchObject({ state: 'ended', hasReplay: false });
    expect(told['cancelada, a vir']).toMatchObject({ state: 'cancelled', cancelReason: 'Ela adoeceu.' });
    expect(JSON.stringify(sessions)).not.toContain('v.exemplo.test');
  });

  it.each([
    ['q=AMANHA', ['amanhã']],
    ['q=bebe', ['amanhã']],
    ['q=ravi', ['ao vivo além da hora', 'ontem']],
    ['q=pediatra', ['ao vivo além da hora', 'ontem']],
    ['q=introducao+alimentar', ['ao vivo além da hora', 'ontem']],
    ['q=ravi+ontem', ['ontem']],
    ['q=amanhaa', ['amanhã']],
    ['q=rawi', ['ao vivo além da hora', 'ontem']],
    ['q=!!!', []],
    ['category=Sono', ['amanhã', 'ontem']],
    ['category=Sono&q=ravi', ['ontem']],
  ])('is searched without accents, by session and by specialist: %s', async (query, found) => {
    expect(await titles(`&${query}`)).toEqual(found);
  });

  it('what has only some of her words is better than nothing, and said to be so', async () => {
    const { sessions, searched } = await list('&q=marina+ontem');
    expect(sessions.length).toBeGreaterThan(0);
    expect(searched).toMatchObject({ isPartial: true });
  });

  it('finds topics by their English names in English', async () => {
    expect(await titles('&q=starting+solids', 'en')).toEqual(['in English']);
    expect(await titles('&q=paediatrician', 'en')).toEqual(['in English']);
  });

  it('refuses a category that there is not, and a cursor that is none begins anew', async () => {
    const bad = await colo.browser().get('/api/specialists/sessions?language=pt&category=Tudo');
    expect(bad.status).toBe(400);
    const whole = await titles();
    for (const cursor of ['x', '2026-99-99T00:00:00.000Z 1 x', '2026-03-08T03:00:00.000Z 3 nonsense'])
      expect(await titles(`&cursor=${encodeURIComponent(cursor)}`)).toEqual(whole);
  });
});

it('costs one statement beside who is asking, whatever the size of the page and of the house', async () => {
  const her = await colo.signedIn('ana@exemplo.test');
  const statements = async (by: typeof her, path: string) => {
    const asked = await statementsDuring(colo.services.db, async () => {
      expect((await by.get(`/api/specialists${path}`)).status).toBe(200);
    });
    return asked.length;
  };
  for (const query of ['', '&category=Sono', '&category=Relacionamentos']) {
    const path = `/sessions?language=pt${query}`;
    // Who she is, with her plan, and the list.
    expect([await statements(colo.browser(), path), await statements(her, path)]).toEqual([1, 2]);
  }
  expect(await statements(her, '/saved?language=pt')).toBe(3);
});

it('the database tells states as the rules do, whatever happened and whenever it is asked', async () => {
  const other = await startTestApp();
  const { id: specialistId } = await addSpecialist(other);
  const at = (n: number | null) => (n === null ? null : new Date(other.clock.now().getTime() + n * 60_000));
  for (const startsIn of [-600, -121, -120, -119, -61, -60, -59, 0, 1, 60])
    for (const liveAt of [null, -70, -1])
      for (const endedAt of [null, -1])
        for (const cancelledAt of [null, -1])
          await addSession(other, {
            startsIn,
            specialistId,
            liveAt: at(liveAt),
            endedAt: at(endedAt),
            cancelledAt: at(cancelledAt),
          });
  const now = other.clock.now();
  const rows = await other.services.db
    .select({
      session: videoSessions,
      told: sql<string>`concat_ws(' ', case when ${isCancelled(now)} then 'cancelled' end, case when ${isLive(now)} then 'live' end,
        case when ${isScheduled(now)} then 'scheduled' end, case when ${isEnded(now)} then 'ended' end)`,
    })
    .from(videoSessions);
  expect(rows).toHaveLength(120);
  for (const { session, told } of rows) expect(told).toBe(sessionState(session, now));
  await other.close();
});

it('read page by page, each session comes once, though the clock goes on meanwhile', async () => {
  const many = await startTestApp();
  const { id: specialistId } = await addSpecialist(many);
  const startsAt = many.clock.now();
  // Several at the same minute: only their ids tell them apart.
  for (let n = 0; n < 70; n++) {
    const startsIn = (Math.floor(n / 3) - 12) * 30;
    await addSession(many, {
      title: `${n}`,
      startsIn,
      specialistId,
      ...(n % 10 === 0 && { liveAt: startsAt }),
    });
  }
  const whole: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page: SessionListAnswer = await (
      await many.browser().get(`/api/specialists/sessions?language=pt${query}`)
    ).json();
    expect(page.sessions.length).toBeLessThanOrEqual(20);
    whole.push(...page.sessions.map(({ id }) => id));
    cursor = page.nextCursor;
    // An hour later two or three of them are over: they are not told again.
    many.clock.pass({ hours: 1 });
  }
  expect([whole.length, new Set(whole).size]).toEqual([70, 70]);
  await many.close();
});
