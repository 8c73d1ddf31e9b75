import { Hono } from 'hono';
import * as v from 'valibot';
import { mother } from '#server/features/access/access.gate.ts';
import { open } from '#server/platform/http/access-level.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { sessionState } from '#shared/specialists/session-state.rules.ts';
import {
  languageQuerySchema,
  type SavedSessionsAnswer,
  type SessionListAnswer,
  type SessionPageAnswer,
  sessionListQuerySchema,
  type WatchAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { asking, keptSessionOf, sessionIdOf } from './asking.ts';
import { noteView, noteWatching } from './marks.repository.ts';
import { searchSessions } from './session-search.service.ts';
import { listSessions, savedSessionsOf, sessionById } from './sessions.repository.ts';
import { presentSession, presentSpecialist } from './specialists.presenter.ts';
import { specialistOfSession } from './specialists.repository.ts';
import { isLockedFor, passOf } from './stream/pass.ts';
import { sessionGone, watch, watchPreview } from './stream/watchable.ts';

const watchesPerMother: Limit = { name: 'session-watch', points: 120, seconds: 15 * 60 };

const watchSchema = v.strictObject({ preview: v.optional(v.boolean(), false) });

/** Sessions one by one and in lists, and watching them. */
export function sessionRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/sessions', open, validate('query', sessionListQuerySchema), async (c) => {
      const asked = c.req.valid('query');
      const { asker, tell } = await asking(c, services, asked.language);
      const { shown, nextCursor, searched } = asked.q?.trim()
        ? await searchSessions(db, asker, { ...asked, q: asked.q })
        : { ...(await listSessions(db, asker, { asked })), searched: null };
      return c.json<SessionListAnswer>({
        sessions: shown.map(tell),
        nextCursor,
        ...(searched && { searched }),
      });
    })
    .get('/saved', mother(services), validate('query', languageQuerySchema), async (c) => {
      const pass = await passOf(services, c.var.viewer);
      const { language } = c.req.valid('query');
      const now = clock.now();
      const rows = await savedSessionsOf(db, c.var.userId, now);
      const sessions = rows.map((row) => presentSession(row, { language, pass, now }));
      return c.json<SavedSessionsAnswer>({ sessions });
    })
    .get('/sessions/:id', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, tell } = await asking(c, services, language);
      const row = await sessionById(db, asker, sessionIdOf(c));
      const specialist = row && (await specialistOfSession(db, row.specialist.id, now));
      if (!row || !specialist) throw sessionGone();
      return c.json<SessionPageAnswer>({
        session: tell(row),
        specialist: presentSpecialist(specialist, language),
      });
    })
    .get('/sessions/:id/preview', open, async (c) =>
      c.json<WatchAnswer>(watchPreview(await keptSessionOf(c, services))),
    )
    .post('/sessions/:id/watch', mother(services), validate('json', watchSchema), async (c) => {
      const session = await keptSessionOf(c, services);
      if (c.req.valid('json').preview) return c.json<WatchAnswer>(watchPreview(session));
      await spend({ db, clock }, watchesPerMother, c.var.userId);
      const now = clock.now();
      const answer = watch(session, await passOf(services, c.var.viewer), now);
      if (answer.kind !== 'soon') await noteView(db, c.var.userId, { sessionId: session.id, now });
      return c.json<WatchAnswer>(answer);
    })
    .post('/sessions/:id/watching', mother(services), async (c) => {
      const session = await keptSessionOf(c, services);
      const now = clock.now();
      const isHere =
        sessionState(session, now) === 'live' && !isLockedFor(await passOf(services, c.var.viewer), session);
      if (isHere) await noteWatching(db, c.var.userId, { sessionId: session.id, now });
      return c.json({});
    });
}
