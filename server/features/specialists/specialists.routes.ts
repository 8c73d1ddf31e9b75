import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { mother } from '#server/features/access/access.gate.ts';
import { open } from '#server/platform/http/access-level.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { sessionState } from '#shared/specialists/session-state.rules.ts';
import { savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import {
  languageQuerySchema,
  type MyQuestionsAnswer,
  type NowAnswer,
  type QuestionsAnswer,
  type SavedSessionsAnswer,
  type SessionListAnswer,
  type SessionPageAnswer,
  type SpecialistAnswer,
  type SpecialistsAnswer,
  sessionListQuerySchema,
  type WatchAnswer,
  type WeekAnswer,
  weekQuerySchema,
} from '#shared/specialists/specialists.schema.ts';
import { noteView, noteWatching } from './marks.repository.ts';
import { questionPage, questionsOf } from './questions.repository.ts';
import { countSaved } from './saved-sessions.repository.ts';
import { sessionIdOf } from './session-id.ts';
import type { SessionListRow } from './session-rows.ts';
import { searchSessions } from './session-search.service.ts';
import {
  keptSession,
  listSessions,
  nextSession,
  plannedSessions,
  replaysOf,
  savedSessionsOf,
  sessionById,
} from './sessions.repository.ts';
import {
  presentMyQuestion,
  presentQuestion,
  presentSession,
  presentSpecialist,
} from './specialists.presenter.ts';
import {
  specialistById,
  specialistCounts,
  specialistOfSession,
  specialistOfTheWeek,
} from './specialists.repository.ts';
import { isLockedFor, type Pass, passOf, readerWithPass } from './stream/pass.ts';
import { sessionGone, watch, watchPreview } from './stream/watchable.ts';

const watchesPerMother: Limit = { name: 'session-watch', points: 120, seconds: 15 * 60 };
const replaysShown = 6;

const questionsQuerySchema = v.strictObject({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) });
const watchSchema = v.strictObject({ preview: v.optional(v.boolean(), false) });

/** Reading and watching. Reminders, saves, likes and questions come through the outbox (specialists.writes.ts). */
export function specialistsRoutes(services: Services) {
  const { db, clock } = services;

  /** Who asks, when, and how sessions are told to her. */
  const asking = async (c: Context, language: Language) => {
    const { reader, pass } = await readerWithPass(c, services);
    return { reader, pass, ...telling(language, pass, reader?.userId, clock.now()) };
  };
  const telling = <Id>(language: Language, pass: Pass, viewer: Id, now: Date) => {
    const tell = (row: SessionListRow) => presentSession(row, { language, pass, now });
    return { asker: { viewer, now }, now, tell, tellOne: (row?: SessionListRow) => (row ? tell(row) : null) };
  };
  const sessionOf = async (c: Context) => {
    const session = await keptSession(db, sessionIdOf(c));
    if (!session) throw sessionGone();
    return session;
  };

  return new Hono()
    .get('/', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, reader, pass, tell, tellOne } = await asking(c, language);
      const [highlight, { thisWeek, later }, savedCount, counts] = await Promise.all([
        nextSession(db, asker, language),
        plannedSessions(db, asker, language),
        reader ? countSaved(db, reader.userId) : 0,
        specialistCounts(db, now),
      ]);
      return c.json<SpecialistsAnswer>({
        highlight: tellOne(highlight),
        thisWeek: thisWeek.map(tell),
        later: later.map(tell),
        plan: pass.plan,
        savedCount,
        savedAllowed: savedSessionsAllowed[pass.plan],
        ...counts,
      });
    })
    .get('/sessions', open, validate('query', sessionListQuerySchema), async (c) => {
      const asked = c.req.valid('query');
      const { asker, tell } = await asking(c, asked.language);
      const { shown, nextCursor, searched } = asked.q?.trim()
        ? await searchSessions(db, asker, { ...asked, q: asked.q })
        : { ...(await listSessions(db, asker, asked)), searched: null };
      return c.json<SessionListAnswer>({
        sessions: shown.map(tell),
        nextCursor,
        ...(searched && { searched }),
      });
    })
    .get('/saved', mother(services), validate('query', languageQuerySchema), async (c) => {
      const pass = await passOf(services, c.var.viewer);
      const { now, tell } = telling(c.req.valid('query').language, pass, c.var.userId, clock.now());
      const rows = await savedSessionsOf(db, c.var.userId, now);
      return c.json<SavedSessionsAnswer>({ sessions: rows.map(tell) });
    })
    .get('/now', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, tellOne } = await asking(c, language);
      const [next, counts] = await Promise.all([nextSession(db, asker, language), specialistCounts(db, now)]);
      return c.json<NowAnswer>({ ...counts, next: tellOne(next) });
    })
    .get('/week', open, validate('query', weekQuerySchema), async (c) => {
      const asked = c.req.valid('query');
      const { asker, now, tell, tellOne } = await asking(c, asked.language);
      const chosen = await specialistOfTheWeek(db, asked, now);
      if (!chosen) return c.json<WeekAnswer>({ specialist: null, next: null, replays: [] });
      const { id } = chosen.specialist;
      const [next, replays] = await Promise.all([
        nextSession(db, asker, asked.language, id),
        replaysOf(db, asker, asked.language, id, replaysShown),
      ]);
      return c.json<WeekAnswer>({
        specialist: presentSpecialist(chosen, asked.language),
        next: tellOne(next),
        replays: replays.map(tell),
      });
    })
    .get('/specialists/:id', open, validate('query', languageQuerySchema), async (c) => {
      const row = await specialistById(db, sessionIdOf(c), clock.now());
      if (!row) throw new Refusal('not_found', 'There is no such specialist.');
      const specialist = presentSpecialist(row, c.req.valid('query').language);
      return c.json<{ specialist: SpecialistAnswer }>({ specialist });
    })
    .get('/sessions/:id', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, tell } = await asking(c, language);
      const row = await sessionById(db, asker, sessionIdOf(c));
      const specialist = row && (await specialistOfSession(db, row.specialist.id, now));
      if (!row || !specialist) throw sessionGone();
      return c.json<SessionPageAnswer>({
        session: tell(row),
        specialist: presentSpecialist(specialist, language),
      });
    })
    .get('/sessions/:id/questions', open, validate('query', questionsQuerySchema), async (c) => {
      const session = await sessionOf(c);
      const { reader, pass } = await readerWithPass(c, services);
      const viewer = reader?.userId;
      const isLocked = isLockedFor(pass, session);
      const { shown, nextCursor } = await questionPage(db, viewer, session.id, c.req.valid('query').cursor);
      return c.json<QuestionsAnswer>({
        questions: shown.map((row) => presentQuestion(row, viewer, { isLocked })),
        nextCursor,
      });
    })
    .get('/questions/mine', mother(services), validate('query', questionsQuerySchema), async (c) => {
      const { userId, viewer } = c.var;
      const { shown, nextCursor } = await questionsOf(db, userId, c.req.valid('query').cursor);
      const pass = await passOf(services, viewer);
      const questions = shown.map((row) => presentMyQuestion(row, userId, pass));
      return c.json<MyQuestionsAnswer>({ questions, nextCursor });
    })
    .get('/sessions/:id/preview', open, async (c) => c.json<WatchAnswer>(watchPreview(await sessionOf(c))))
    .post('/sessions/:id/watch', mother(services), validate('json', watchSchema), async (c) => {
      const session = await sessionOf(c);
      if (c.req.valid('json').preview) return c.json<WatchAnswer>(watchPreview(session));
      await spend(db, clock, watchesPerMother, c.var.userId);
      const now = clock.now();
      const answer = watch(session, await passOf(services, c.var.viewer), now);
      if (answer.kind !== 'soon') await noteView(db, c.var.userId, session.id, now);
      return c.json<WatchAnswer>(answer);
    })
    .post('/sessions/:id/watching', mother(services), async (c) => {
      const session = await sessionOf(c);
      const now = clock.now();
      const isHere =
        sessionState(session, now) === 'live' && !isLockedFor(await passOf(services, c.var.viewer), session);
      if (isHere) await noteWatching(db, c.var.userId, session.id, now);
      return c.json({});
    });
}
