import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseMonday } from '#shared/specialists/specialists.rules.ts';
import type {
  MyQuestionsAnswer,
  NowAnswer,
  QuestionsAnswer,
  SavedSessionsAnswer,
  SessionPageAnswer,
  SpecialistsAnswer,
  WeekAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { allAppear, type Browser, memberOf, send, userIdOf } from '#tests/support/community.ts';
import {
  addSession,
  addSpecialist,
  aQuestion,
  aQuestionHeart,
  aReminder,
  aSavedSession,
  aSessionLike,
  emptyHouse,
  subscribe,
} from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sessionQuestions, specialists, videoSessions } from './specialists.table.ts';

let colo: TestApp;
/** Sunday, 2026-03-08, midnight in São Paulo. */
let begun: Date;
beforeAll(async () => {
  colo = await startTestApp();
  begun = colo.clock.now();
});
beforeEach(() => emptyHouse(colo, begun));
afterAll(() => colo.close());

const day = 24 * 60;
const minutes = (n: number) => new Date(colo.clock.now().getTime() + n * 60_000);
async function get<Answer>(her: Browser, path: string): Promise<Answer> {
  const response = await her.get(`/api/specialists${path}`);
  expect(response.status, path).toBe(200);
  return response.json();
}
const overview = (her = colo.browser(), language = 'pt') =>
  get<SpecialistsAnswer>(her, `?language=${language}`);
const titlesOf = (sessions: { title: string }[]) => sessions.map(({ title }) => title);

describe('the tab', () => {
  it('opens on an empty house without failing', async () => {
    expect(await overview()).toEqual({
      highlight: null,
      thisWeek: [],
      later: [],
      plan: 'free',
      savedCount: 0,
      savedAllowed: 2,
      availableNow: 0,
      specialistCount: 0,
    });
  });

  it('shows in the highlight the one that is live, else the next one', async () => {
    await addSession(colo, { title: 'amanhã', startsIn: day });
    await addSession(colo, { title: 'hoje', startsIn: 30 });
    await addSession(colo, { title: 'cancelada', startsIn: 5, cancelledAt: minutes(-1) });
    expect((await overview()).highlight?.title).toBe('hoje');
    await addSession(colo, { title: 'ao vivo', startsIn: -30, liveAt: minutes(-30) });
    expect((await overview()).highlight).toMatchObject({ title: 'ao vivo', isLive: true, viewers: 0 });
    expect((await overview(undefined, 'en')).highlight).toBeNull();
  });

  it('lists today and the seven days after, as the house counts days, and all that is planned later', async () => {
    for (const [title, startsIn] of [
      ['ontem', -5],
      ['hoje, já passada', 1],
      ['no sétimo dia, tarde da noite', 8 * day - 1],
      ['no oitavo dia', 8 * day],
    ] as const)
      await addSession(colo, { title, startsIn, durationMinutes: 5 });
    await addSession(colo, { title: 'de ontem, ainda ao vivo', startsIn: -50, liveAt: minutes(-50) });
    colo.clock.pass({ minutes: 30 });
    expect(titlesOf((await overview()).thisWeek)).toEqual([
      'de ontem, ainda ao vivo',
      'hoje, já passada',
      'no sétimo dia, tarde da noite',
    ]);
    await addSession(colo, { title: 'no ano que vem', startsIn: 300 * day });
    await addSession(colo, { title: 'em três semanas', startsIn: 21 * day });
    expect(titlesOf((await overview()).later)).toEqual([
      'no oitavo dia',
      'em três semanas',
      'no ano que vem',
    ]);
  });

  it('tells her plan, and how many she saved of how many', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    const one = await addSession(colo);
    await send(her, aSavedSession(one.id));
    expect(await overview(her)).toMatchObject({ plan: 'free', savedCount: 1, savedAllowed: 2 });
    await subscribe(colo, 'ana@exemplo.test');
    expect(await overview(her)).toMatchObject({ plan: 'premium', savedCount: 1, savedAllowed: 1000 });
  });
});

it('who is available is who staff said is, until then, and who is live', async () => {
  const now = () => get<NowAnswer>(colo.browser(), '/now?language=pt');
  const { id } = await addSpecialist(colo, { availableUntil: minutes(10) });
  await addSpecialist(colo, { availableUntil: minutes(-10) });
  await addSpecialist(colo, { availableUntil: minutes(100), deletedAt: minutes(-1) });
  await addSession(colo, { title: 'ao vivo', liveAt: minutes(0), startsIn: 0 });
  expect(await now()).toMatchObject({ availableNow: 2, specialistCount: 3, next: { title: 'ao vivo' } });
  const page = await get<{ specialist: { availableNow: boolean } }>(
    colo.browser(),
    `/specialists/${id}?language=pt`,
  );
  expect(page.specialist.availableNow).toBe(true);
  colo.clock.pass({ minutes: 11 });
  expect(await now()).toMatchObject({ availableNow: 1 });
  colo.clock.pass({ hours: 3 });
  expect(await now()).toMatchObject({ availableNow: 0, specialistCount: 3, next: null });
});

describe('the specialist of the week', () => {
  const week = (query = '') => get<WeekAnswer>(colo.browser(), `/week?language=pt${query}`);
  const sleep = { topics: ['Sono' as const] };

  it('is nobody in an empty house', async () => {
    expect(await week()).toEqual({ specialist: null, next: null, replays: [] });
  });

  it('is whom staff chose for this week, else who is next on the topic, else who knows it', async () => {
    const knows = await addSpecialist(colo, { name: 'Sabe', ...sleep });
    expect((await week('&category=Sono')).specialist?.name).toBe('Sabe');

    const later = await addSpecialist(colo, { name: 'Depois', ...sleep });
    await addSession(colo, { specialistId: later.id, category: 'Sono', startsIn: 5 * day });
    const next = await addSpecialist(colo, { name: 'Logo', ...sleep });
    await addSession(colo, { specialistId: next.id, category: 'Sono', startsIn: day, title: 'logo' });
    await addSession(colo, { specialistId: knows.id, category: 'Sono', startsIn: -day });
    const answer = await week('&category=Sono');
    expect([answer.specialist?.name, answer.next?.title]).toEqual(['Logo', 'logo']);

    const { db } = colo.services;
    const choose = (weekOf: string) =>
      db.update(specialists).set({ weekOf }).where(eq(specialists.id, knows.id));
    expect(houseMonday(colo.clock.now())).toBe('2026-03-02');
    await choose('2026-02-23');
    expect((await week('&category=Sono')).specialist?.name).toBe('Logo');
    await choose('2026-03-02');
    expect((await week('&category=Sono')).specialist?.name).toBe('Sabe');
    expect((await week('&category=Relacionamentos')).specialist).toBeNull();
    // Monday comes, in São Paulo: the choice was for the week before.
    colo.clock.pass({ days: 1 });
    expect((await week('&category=Sono')).specialist?.name).not.toBe('Sabe');
  });

  it('brings her replays, the latest first, and only those with a video', async () => {
    const { id } = await addSpecialist(colo, { weekOf: '2026-03-02' });
    const of = { specialistId: id, videoUrl: 'https://v.exemplo.test/1.mp4' };
    await addSession(colo, { ...of, title: 'velho', startsIn: -9 * day });
    await addSession(colo, { ...of, title: 'novo', startsIn: -2 * day });
    await addSession(colo, { ...of, title: 'sem vídeo', startsIn: -day, videoUrl: null });
    await addSession(colo, { ...of, title: 'cancelado', startsIn: -day, cancelledAt: minutes(-2 * day) });
    expect(titlesOf((await week()).replays)).toEqual(['novo', 'velho']);
  });

  it('speaks the language of the page', async () => {
    await addSpecialist(colo, { languages: ['en'], weekOf: '2026-03-02' });
    expect((await week()).specialist).toBeNull();
    const english = await get<WeekAnswer>(colo.browser(), '/week?language=en');
    expect(english.specialist).toMatchObject({ role: 'Lactation consultant', languages: ['en'] });
  });
});

describe('the page of a session', () => {
  it('tells the session and its specialist in the language of the page', async () => {
    const { id } = await addSession(colo, {
      specialistId: (await addSpecialist(colo, { isSample: true })).id,
    });
    const page = await get<SessionPageAnswer>(colo.browser(), `/sessions/${id}?language=en`);
    expect(page.session).toMatchObject({ id, isScheduled: true, isLocked: false, userSaved: false });
    expect(page.specialist).toMatchObject({
      role: 'Lactation consultant',
      bio: 'With mothers since the first feed.',
      isSample: true,
      photo: null,
    });
  });

  it('shows what she herself did with it, and nobody else', async () => {
    const { id } = await addSession(colo);
    const her = await colo.signedIn('ana@exemplo.test');
    await send(her, aReminder(id), aSavedSession(id), aSessionLike(id));
    const path = `/sessions/${id}?language=pt`;
    const hers = { userReminded: true, userSaved: true, userLiked: true, likes: 1 };
    expect((await get<SessionPageAnswer>(her, path)).session).toMatchObject(hers);
    const nobodys = { userReminded: false, userSaved: false, userLiked: false, likes: 1 };
    const other = await colo.signedIn('bia@exemplo.test');
    for (const one of [other, colo.browser()])
      expect((await get<SessionPageAnswer>(one, path)).session).toMatchObject(nobodys);
  });

  it.each(['sessions/not-an-id', 'sessions/00000000-0000-4000-8000-000000000000', 'specialists/x'])(
    'of what is not there is not found: %s',
    async (path) => {
      const response = await colo.browser().get(`/api/specialists/${path}?language=pt`);
      expect(response.status).toBe(404);
    },
  );

  it('is gone once staff deleted it', async () => {
    const { id } = await addSession(colo, { deletedAt: minutes(-1) });
    const response = await colo.browser().get(`/api/specialists/sessions/${id}?language=pt`);
    expect((await response.json()).error.fields).toEqual({ session: 'session_gone' });
    expect((await colo.browser().get(`/api/specialists/sessions/${id}/questions`)).status).toBe(404);
  });
});

describe('saved sessions', () => {
  it('are listed, the last first, and all stay readable when her plan ends', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    await subscribe(colo, 'ana@exemplo.test');
    for (const title of ['um', 'dois', 'três', 'apagada']) {
      const one = await addSession(colo, { title, isPremium: title === 'um' });
      await send(her, aSavedSession(one.id));
      colo.clock.pass({ seconds: 1 });
    }
    const { db } = colo.services;
    await db
      .update(videoSessions)
      .set({ deletedAt: minutes(0) })
      .where(eq(videoSessions.title, 'apagada'));
    await subscribe(colo, 'ana@exemplo.test', 'free');
    const { sessions } = await get<SavedSessionsAnswer>(her, '/saved?language=pt');
    expect(titlesOf(sessions)).toEqual(['três', 'dois', 'um']);
    expect(sessions.map(({ isLocked }) => isLocked)).toEqual([false, false, true]);
  });
});

describe('questions', () => {
  const questions = (her: Browser, id: string, cursor = '') =>
    get<QuestionsAnswer>(
      her,
      `/sessions/${id}/questions${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
    );

  it('come with a name, or without any trace of who asked', async () => {
    const session = await addSession(colo);
    const ana = await memberOf(colo, 'ana@exemplo.test', 'Ana Flor');
    await send(ana, aQuestion(session, { content: 'Com nome' }));
    await send(ana, aQuestion(session, { content: 'Sem nome', isAnonymous: true }));
    const { db } = colo.services;
    const [stored] = await db.select().from(sessionQuestions);
    await allAppear(colo);
    const visitor = await questions(colo.browser(), session.id);
    expect(visitor.questions.map(({ author }) => author)).toEqual(
      expect.arrayContaining([{ anonymous: true }, { anonymous: false, name: 'Ana Flor' }]),
    );
    const anonymous = visitor.questions.find(({ content }) => content === 'Sem nome');
    expect(JSON.stringify(anonymous)).not.toMatch(/Ana|exemplo\.test/);
    expect(JSON.stringify(visitor)).not.toContain(stored?.userId);
    expect(visitor.questions.every(({ mine }) => !mine)).toBe(true);
    expect((await questions(ana, session.id)).questions.every(({ mine }) => mine)).toBe(true);
  });

  it('do not tell by their moment that two were sent in one breath', async () => {
    const session = await addSession(colo);
    const ana = await memberOf(colo, 'ana@exemplo.test');
    const anonymous = () => aQuestion(session, { isAnonymous: true });
    await send(ana, aQuestion(session), ...Array.from({ length: 8 }, anonymous));
    // She sees them at once, marked; for the others they are not there, to be hearted neither.
    const hers = (await questions(ana, session.id)).questions;
    expect(hers.filter(({ coming }) => coming)).toHaveLength(8);
    const bia = await memberOf(colo, 'bia@exemplo.test');
    for (const other of [bia, colo.browser()])
      expect((await questions(other, session.id)).questions).toMatchObject([{ coming: false }]);
    const coming = hers.find((question) => question.coming)?.id ?? '';
    expect(await send(bia, aQuestionHeart(coming))).toMatchObject([{ done: false, code: 'not_found' }]);
    await allAppear(colo);
    const { questions: told } = await questions(colo.browser(), session.id);
    const moments = told.map(({ createdAt }) => Date.parse(createdAt)).sort();
    const apart = moments.slice(1).map((at, n) => at - (moments[n] ?? 0));
    expect(told).toHaveLength(9);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(60_000);
  });

  it('are read page by page, newest first, with hearts and answers', async () => {
    const session = await addSession(colo);
    const { db } = colo.services;
    await db.insert(sessionQuestions).values(
      Array.from({ length: 65 }, (_, n) => ({
        id: crypto.randomUUID(),
        specialistId: session.specialistId,
        sessionId: session.id,
        content: `${n}`,
        isAnonymous: true,
        // Several of one moment: only their ids tell them apart.
        createdAt: minutes(-Math.floor(n / 4)),
      })),
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: QuestionsAnswer = await questions(colo.browser(), session.id, cursor);
      seen.push(...page.questions.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);

    const first = seen[0] ?? '';
    const her = await colo.signedIn('ana@exemplo.test');
    await send(her, aQuestionHeart(first));
    const answered = { answeredAt: minutes(0), answerText: 'Com calma.', answerUrl: null };
    await db.update(sessionQuestions).set(answered).where(eq(sessionQuestions.id, first));
    const [top] = (await questions(her, session.id)).questions;
    expect(top).toMatchObject({
      hearts: 1,
      userHearted: true,
      answered: { at: minutes(0).toISOString(), text: 'Com calma.', address: null },
    });
  });

  it('of hers are all in one place, also those put to a specialist alone, with their answers', async () => {
    const session = await addSession(colo);
    const ana = await memberOf(colo, 'ana@exemplo.test');
    const bia = await memberOf(colo, 'bia@exemplo.test');
    const alone = aQuestion(session, { sessionId: null, content: 'Para quando puder' });
    const anonymous = aQuestion(session, { content: 'No encontro', isAnonymous: true });
    await send(bia, aQuestion(session, { content: 'De outra' }));
    await send(ana, alone);
    colo.clock.pass({ minutes: 5 });
    await send(ana, anonymous);
    const { db } = colo.services;
    const answered = {
      answeredAt: minutes(0),
      answerText: 'Com calma.',
      answerUrl: 'https://colo.example/a',
    };
    await db.update(sessionQuestions).set(answered).where(eq(sessionQuestions.id, alone.body.id));
    const mine = (cursor = '') =>
      get<MyQuestionsAnswer>(ana, `/questions/mine${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
    expect((await mine()).questions).toMatchObject([
      { content: 'No encontro', mine: true, sessionId: session.id, sessionTitle: session.title },
      {
        content: 'Para quando puder',
        sessionId: null,
        specialistName: 'Marina Exemplo',
        answered: { text: 'Com calma.', address: 'https://colo.example/a' },
      },
    ]);
    expect((await colo.browser().get('/api/specialists/questions/mine')).status).toBe(401);

    const userId = await userIdOf(colo, 'ana@exemplo.test');
    await db.insert(sessionQuestions).values(
      Array.from({ length: 35 }, (_, n) => ({
        id: crypto.randomUUID(),
        userId,
        specialistId: session.specialistId,
        content: `${n}`,
        isAnonymous: false,
        createdAt: minutes(-60),
      })),
    );
    const first = await mine();
    const second = await mine(first.nextCursor ?? '');
    const ids = [...first.questions, ...second.questions].map(({ id }) => id);
    expect([new Set(ids).size, second.nextCursor]).toEqual([37, null]);
  });
});
