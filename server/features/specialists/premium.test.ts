import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, memberOf, send } from '#tests/support/community.ts';
import {
  addSession,
  addSpecialist,
  aQuestion,
  aReminder,
  aSavedSession,
  aSessionLike,
  subscribe,
} from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sessionQuestions } from './specialists.table.ts';

// Hundreds of calls each.
vi.setConfig({ testTimeout: 90_000 });

/** Written once, it guards the route that is added tomorrow: no answer to who does not pay holds a premium address. */
let colo: TestApp;
let ids: string[];
let specialistId: string;

const marker = 'segredo-premium';
const meeting = `https://${marker}.exemplo.test/sala`;

beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  ({ id: specialistId } = await addSpecialist(colo, { availableUntil: new Date('2030-01-01') }));
  const premium = {
    specialistId,
    isPremium: true,
    meetingUrl: meeting,
    videoUrl: `https://${marker}.exemplo.test/video.m3u8`,
    captionsUrl: `https://${marker}.exemplo.test/pt.vtt`,
  };
  const now = colo.clock.now();
  const sessions = [
    await addSession(colo, { ...premium, startsIn: -200 }),
    await addSession(colo, { ...premium, startsIn: 0, liveAt: now, videoUrl: null }),
    await addSession(colo, { ...premium, startsIn: 5, language: 'en' }),
    await addSession(colo, { ...premium, startsIn: 3000 }),
    await addSession(colo, { ...premium, startsIn: 3000, cancelledAt: now, cancelReason: 'Adoeceu.' }),
  ];
  ids = sessions.map(({ id }) => id);
  // Answered by an address that is premium as the session is.
  await colo.services.db.insert(sessionQuestions).values(
    ids.map((sessionId) => ({
      id: crypto.randomUUID(),
      specialistId,
      sessionId,
      content: 'E quando ele morde?',
      isAnonymous: true,
      createdAt: now,
      answeredAt: now,
      answerText: 'Está no vídeo.',
      answerUrl: `https://${marker}.exemplo.test/resposta`,
    })),
  );
});
afterAll(() => colo.close());

/** Each way to call a route, with what there is to ask for. Signing out or leaving would end the sweep early. */
function calls(): { method: 'GET' | 'POST'; path: string }[] {
  const found = new Map<string, { method: 'GET' | 'POST'; path: string }>();
  for (const { method, path } of colo.app.routes) {
    if ((method !== 'GET' && method !== 'POST') || !/^\/(api|media)\//.test(path)) continue;
    if (path.includes('*') || path.startsWith('/api/account')) continue;
    const isOfSession = path.includes('/sessions/:id');
    for (const id of isOfSession ? ids : [specialistId]) {
      const filled = path.replace(':id', id).replaceAll(/:\w+/g, 'x');
      for (const query of method === 'GET' ? ['', '?language=pt', '?language=en'] : [''])
        found.set(`${method} ${filled}${query}`, { method, path: filled + query });
    }
  }
  return [...found.values()];
}

/** Everything that is answered, headers included: as it is, and as a signed address would carry it. */
async function answers(her: Browser): Promise<string[]> {
  const holding: string[] = [];
  const encoded = Buffer.from(`https://${marker}`).toString('base64url').slice(4, -4);
  for (const { method, path } of calls()) {
    const bodies = method === 'GET' ? [undefined] : [{}, { preview: true }];
    for (const body of bodies) {
      const response = await her.call(method, path, body ? { body } : {});
      const text = JSON.stringify([...response.headers]) + (await response.text());
      if (text.includes(marker) || text.includes(encoded)) holding.push(`${method} ${path}`);
    }
  }
  return holding;
}

it('no address of a premium session reaches a visitor', async () => {
  expect(calls().length).toBeGreaterThan(100);
  expect(await answers(colo.browser())).toEqual([]);
});

it('nor a mother on the free plan, whatever she marked, saved and asked', async () => {
  const her = await memberOf(colo, 'free@exemplo.test');
  const [replay = '', live = '', , toCome = ''] = ids;
  await send(
    her,
    aReminder(toCome),
    aSavedSession(replay),
    aSessionLike(live),
    aQuestion({ id: toCome, specialistId }),
  );
  const { db } = colo.services;
  const answer = { answeredAt: colo.clock.now(), answerUrl: `https://${marker}.exemplo.test/para-ela` };
  await db.update(sessionQuestions).set(answer).where(isNotNull(sessionQuestions.userId));
  expect(await answers(her)).toEqual([]);
  expect(await (await her.get('/api/my-data')).text()).not.toContain(marker);
});

it('a premium mother is told two addresses, of the meeting that she joins and of what was answered', async () => {
  const her = await colo.signedIn('premium@exemplo.test');
  await subscribe(colo, 'premium@exemplo.test');
  const [, live = ''] = ids;
  const holding = await answers(her);
  expect(holding).toContain(`POST /api/specialists/sessions/${live}/watch`);
  expect(holding).toContain(`GET /api/specialists/sessions/${live}/questions`);
  expect(holding.filter((call) => !/\/(watch|questions)$/.test(call))).toEqual([]);
});

it('staff meet them in their panel', async () => {
  const staff = await colo.signedIn('staff@colo.test');
  const [, live = ''] = ids;
  const answer = await staff.post(`/api/specialists/sessions/${live}/watch`, {});
  expect(await answer.json()).toEqual({ kind: 'meeting', address: meeting });
  const panel = await staff.get('/api/admin/sessions');
  expect(await panel.text()).toContain(marker);
});
