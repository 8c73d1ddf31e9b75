import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import {
  languageQuerySchema,
  type NowAnswer,
  type SpecialistAnswer,
  type SpecialistsAnswer,
  type WeekAnswer,
  weekQuerySchema,
} from '#shared/specialists/specialists.schema.ts';
import { asking, sessionIdOf } from './asking.ts';
import { questionRoutes } from './questions.routes.ts';
import { countSaved } from './saved-sessions.repository.ts';
import { nextSession, plannedSessions, replaysOf } from './sessions.repository.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { presentSpecialist } from './specialists.presenter.ts';
import { specialistById, specialistCounts, specialistOfTheWeek } from './specialists.repository.ts';

const replaysShown = 6;

/** Reading and watching. Reminders, saves, likes and questions come through the outbox (specialists.writes.ts). */
export function specialistsRoutes(services: Services) {
  const { db, clock } = services;

  return new Hono()
    .get('/', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, reader, pass, tell, tellOne } = await asking(c, services, language);
      const [highlight, { thisWeek, later }, savedCount, counts] = await Promise.all([
        nextSession(db, asker, { language }),
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
    .get('/now', open, validate('query', languageQuerySchema), async (c) => {
      const { language } = c.req.valid('query');
      const { asker, now, tellOne } = await asking(c, services, language);
      const [next, counts] = await Promise.all([
        nextSession(db, asker, { language }),
        specialistCounts(db, now),
      ]);
      return c.json<NowAnswer>({ ...counts, next: tellOne(next) });
    })
    .get('/week', open, validate('query', weekQuerySchema), async (c) => {
      const asked = c.req.valid('query');
      const { asker, now, tell, tellOne } = await asking(c, services, asked.language);
      const chosen = await specialistOfTheWeek(db, asked, now);
      if (!chosen) return c.json<WeekAnswer>({ specialist: null, next: null, replays: [] });
      const { id } = chosen.specialist;
      const [next, replays] = await Promise.all([
        nextSession(db, asker, { language: asked.language, specialist: id }),
        replaysOf(db, asker, { language: asked.language, specialist: id, most: replaysShown }),
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
    .route('/', sessionRoutes(services))
    .route('/', questionRoutes(services));
}

export type SpecialistsRoutes = ReturnType<typeof specialistsRoutes>;
