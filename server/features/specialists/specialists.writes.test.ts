import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communitySanctions } from '#server/features/moderation/moderation.table.ts';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import { savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import { type Browser, memberOf, send, userIdOf } from '#tests/support/community.ts';
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
import { forgetQuestionsTakenBack } from './questions.repository.ts';
import { saveSession } from './saved-sessions.repository.ts';
import { savedSessions, sessionQuestions, sessionReminders, videoSessions } from './specialists.table.ts';

let colo: TestApp;
let her: Browser;
const email = 'ana@exemplo.test';
let begun: Date;
beforeAll(async () => {
  colo = await startTestApp();
  begun = colo.clock.now();
});
beforeEach(async () => {
  await emptyHouse(colo, begun);
  her = await memberOf(colo, email);
});
afterAll(() => colo.close());

const minutes = (n: number) => new Date(colo.clock.now().getTime() + n * 60_000);
const sessionRow = async (id: string) =>
  (await colo.services.db.select().from(videoSessions).where(eq(videoSessions.id, id)))[0];
const done = { done: true };
const full = { done: false, code: 'conflict', fields: { session: 'saved_limit' } };
const gone = { done: false, code: 'not_found', fields: { session: 'session_gone' } };

describe('the personal library', () => {
  it('of the free plan holds two, and a third when one is taken out', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await addSession(colo)).id));
    const [first = '', second = '', third = ''] = ids;
    expect(await send(her, aSavedSession(first), aSavedSession(second), aSavedSession(third))).toMatchObject([
      done,
      done,
      full,
    ]);
    // Once more is the same.
    expect(await send(her, aSavedSession(first))).toMatchObject([done]);
    expect(await send(her, aSavedSession(first, false), aSavedSession(third))).toMatchObject([done, done]);
    expect(await send(her, aSavedSession(first))).toMatchObject([full]);
  });

  it('gives the last place to one of two devices that reach for it at once', async () => {
    const userId = await userIdOf(colo, email);
    const { db } = colo.services;
    for (let round = 0; round < 8; round++) {
      await db.delete(savedSessions);
      const ids = await Promise.all([1, 2, 3, 4].map(async () => (await addSession(colo)).id));
      const [kept = '', ...wanted] = ids;
      const save = (id: string) =>
        db.transaction((transaction) =>
          saveSession(transaction, userId, {
            sessionId: id,
            allowed: savedSessionsAllowed.free,
            now: colo.clock.now(),
          }),
        );
      expect(await save(kept)).toBe(true);
      const saved = await Promise.all(wanted.map(save));
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect(await db.$count(savedSessions)).toBe(2);
    }
  });

  it('of two phones that send at once takes one, and tells the other that it is full', async () => {
    const phone = await colo.signedIn(email);
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => addSession(colo)));
    await send(her, aSavedSession(first?.id ?? ''));
    const attempt = async (device: Browser, id = '') => {
      for (;;) {
        const response = await device.post('/api/sync', { writes: [aSavedSession(id)] });
        // Her other phone is at it: this one comes again.
        if (response.status === 429) continue;
        return (await response.json()).outcomes[0];
      }
    };
    const outcomes = await Promise.all([attempt(her, second?.id), attempt(phone, third?.id)]);
    expect(outcomes.filter((one) => one.done)).toHaveLength(1);
    expect(outcomes.find((one) => !one.done)).toMatchObject(full);
  });

  it('keeps what she saved while her plan was larger, and takes no more until there is room', async () => {
    await subscribe(colo, email);
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await addSession(colo)).id));
    for (const id of ids) expect(await send(her, aSavedSession(id))).toMatchObject([done]);
    await subscribe(colo, email, 'free');
    const another = (await addSession(colo)).id;
    for (const id of ids.slice(0, 2)) {
      expect(await send(her, aSavedSession(another))).toMatchObject([full]);
      await send(her, aSavedSession(id, false));
    }
    expect(await send(her, aSavedSession(another))).toMatchObject([full]);
    await send(her, aSavedSession(ids[2] ?? '', false));
    expect(await send(her, aSavedSession(another))).toMatchObject([done]);
  });

  it('is not filled by what staff deleted', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await addSession(colo)).id));
    const [first = '', second = '', third = ''] = ids;
    await send(her, aSavedSession(first), aSavedSession(second));
    const { db } = colo.services;
    await db
      .update(videoSessions)
      .set({ deletedAt: minutes(0) })
      .where(eq(videoSessions.id, first));
    expect(await send(her, aSavedSession(third))).toMatchObject([done]);
    expect(await send(her, aSavedSession(first))).toMatchObject([gone]);
  });
});

it('a like counts once, and is taken back once', async () => {
  const { id } = await addSession(colo);
  await send(her, aSessionLike(id), aSessionLike(id));
  await send(await colo.signedIn('bia@exemplo.test'), aSessionLike(id));
  expect((await sessionRow(id))?.likes).toBe(2);
  await send(her, aSessionLike(id, false), aSessionLike(id, false));
  expect((await sessionRow(id))?.likes).toBe(1);
  expect(await send(her, aSessionLike(randomUUID()))).toMatchObject([gone]);
  expect(await send(her, aSessionLike(randomUUID(), false))).toMatchObject([done]);
});

describe('a reminder', () => {
  const reminders = () => colo.services.db.select().from(sessionReminders);

  it('is stored with what is to be sent, and withdrawn', async () => {
    const { id } = await addSession(colo, { startsIn: 3 * 24 * 60 });
    expect(await send(her, aReminder(id), aReminder(id))).toMatchObject([done, done]);
    expect(await reminders()).toMatchObject([{ sessionId: id, language: 'pt' }]);
    expect(await colo.services.db.$count(jobs)).toBe(2);
    expect(await send(her, aReminder(id, false))).toMatchObject([done]);
    expect(await reminders()).toEqual([]);
  });

  it('for a session that starts now is stored too, though no mail can come before', async () => {
    const { id } = await addSession(colo, { startsIn: 0 });
    expect(await send(her, aReminder(id))).toMatchObject([done]);
    expect(await reminders()).toHaveLength(1);
    expect(await colo.services.db.$count(jobs)).toBe(0);
  });

  it('is refused for what is live, over, cancelled or gone', async () => {
    const started = { done: false, code: 'conflict', fields: { session: 'session_started' } };
    const cases = [
      [{ startsIn: 0, liveAt: minutes(0) }, started],
      [{ startsIn: -90 }, started],
      [{ cancelledAt: minutes(0) }, gone],
      [{ deletedAt: minutes(0) }, gone],
    ] as const;
    for (const [told, outcome] of cases) {
      const { id } = await addSession(colo, told);
      expect(await send(her, aReminder(id))).toMatchObject([outcome]);
    }
    expect(await reminders()).toEqual([]);
  });
});

describe('a question', () => {
  const stored = () => colo.services.db.select().from(sessionQuestions);

  it.each([
    ['x'.repeat(5000), 'question_too_long'],
    ['x'.repeat(501), 'question_too_long'],
    [' \n\t\u200b ', 'question_blank'],
    ['Comprem em https://loja.exemplo.test/x', 'question_link'],
    ['Vejam www.loja.test', 'question_link'],
    ['Vejam loja.com.br', 'question_link'],
    ['', 'question_blank'],
  ])('that is too long, empty or holds a link is refused by name (%#)', async (content, problem) => {
    const session = await addSession(colo);
    expect(await send(her, aQuestion(session, { content }))).toMatchObject([
      { done: false, code: 'invalid_input', fields: { content: problem } },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('of five hundred letters is kept, whatever they are', async () => {
    const session = await addSession(colo);
    expect(await send(her, aQuestion(session, { content: '🌱'.repeat(250) }))).toMatchObject([done]);
    expect(await send(her, aQuestion(session, { content: 'ã'.repeat(500) }))).toMatchObject([done]);
    expect(await send(her, aQuestion(session, { content: 'a\u0000b\ud800' }))).toMatchObject([done]);
    // A hurried thumb leaves no space after a full stop.
    expect(await send(her, aQuestion(session, { content: 'Ele dorme.mesmo assim chora.' }))).toMatchObject([
      done,
    ]);
  });

  it('may go to a specialist without a session, and not to one who is not there', async () => {
    const { id: specialistId } = await addSpecialist(colo);
    const to = (other: string) => aQuestion({ id: '', specialistId: other }, { sessionId: null });
    expect(await send(her, to(specialistId), to(randomUUID()))).toMatchObject([done, gone]);
    const session = await addSession(colo);
    // Of this session, and to somebody else.
    expect(await send(her, aQuestion({ ...session, specialistId }))).toMatchObject([gone]);
    const cancelled = await addSession(colo, { cancelledAt: minutes(0) });
    expect(await send(her, aQuestion(cancelled))).toMatchObject([gone]);
  });

  it('is asked once, and nobody takes its id', async () => {
    const session = await addSession(colo);
    const question = aQuestion(session);
    await send(her, question);
    expect(await send(her, { ...question, id: randomUUID() })).toMatchObject([done]);
    const other = await memberOf(colo, 'bia@exemplo.test');
    expect(await send(other, { ...question, id: randomUUID() })).toMatchObject([{ code: 'already_exists' }]);
    expect(await stored()).toHaveLength(1);
  });

  it('is taken back by who asked, brought back by asking again, and forgotten in the end', async () => {
    const session = await addSession(colo);
    const question = aQuestion(session);
    const remove = () => ({ id: randomUUID(), kind: 'question.remove', body: { id: question.body.id } });
    await send(her, question);
    await send(await colo.signedIn('bia@exemplo.test'), remove());
    expect((await stored())[0]?.deletedAt).toBeNull();
    await send(her, remove());
    expect((await stored())[0]?.deletedAt).not.toBeNull();
    expect(await send(her, aQuestionHeart(question.body.id))).toMatchObject([{ code: 'not_found' }]);
    await send(her, { ...question, id: randomUUID() });
    expect((await stored())[0]?.deletedAt).toBeNull();
    await send(her, remove());
    await forgetQuestionsTakenBack(colo.services.db, minutes(29 * 24 * 60));
    expect(await stored()).toHaveLength(1);
    await forgetQuestionsTakenBack(colo.services.db, minutes(31 * 24 * 60));
    expect(await stored()).toEqual([]);
  });

  it('comes after the rules of the community, which everyone who is read has accepted', async () => {
    const session = await addSession(colo);
    const newcomer = await colo.signedIn('nova@exemplo.test');
    const refused = { done: false, code: 'forbidden', fields: { account: 'rules_not_accepted' } };
    expect(await send(newcomer, aQuestion(session))).toMatchObject([refused]);
    expect(await stored()).toEqual([]);
    await memberOf(colo, 'nova@exemplo.test');
    expect(await send(newcomer, aQuestion(session))).toMatchObject([done]);
  });

  it.each(['silence', 'ban'] as const)(
    'is not taken from who is under a %s, nor brought back',
    async (kind) => {
      const question = aQuestion(await addSession(colo));
      await send(her, question);
      await send(her, { id: randomUUID(), kind: 'question.remove', body: { id: question.body.id } });
      await colo.services.db.insert(communitySanctions).values({
        userId: await userIdOf(colo, email),
        kind,
        reason: 'Foi dura com outra mãe.',
        createdAt: minutes(0),
        until: kind === 'ban' ? null : minutes(60),
      });
      const refused = { done: false, code: 'forbidden', fields: { account: 'silenced' } };
      const again = { ...question, id: randomUUID() };
      expect(await send(her, again, aQuestion(await addSession(colo)))).toMatchObject([refused, refused]);
      expect((await stored()).filter(({ deletedAt }) => !deletedAt)).toEqual([]);
    },
  );

  it('has the hearts that were given, each once', async () => {
    const question = aQuestion(await addSession(colo));
    const { id } = question.body;
    await send(her, question, aQuestionHeart(id), aQuestionHeart(id));
    await send(await colo.signedIn('bia@exemplo.test'), aQuestionHeart(id));
    expect((await stored())[0]?.hearts).toBe(2);
    await send(her, aQuestionHeart(id, false));
    expect((await stored())[0]?.hearts).toBe(1);
  });

  it('comes thirty times in an hour and no more', async () => {
    const session = await addSession(colo);
    const many = Array.from({ length: 32 }, () => aQuestion(session));
    const outcomes = await send(her, ...many);
    expect(outcomes.filter((one) => one.done)).toHaveLength(30);
    expect(outcomes.at(-1)).toMatchObject({ code: 'too_many_requests' });
  });
});
