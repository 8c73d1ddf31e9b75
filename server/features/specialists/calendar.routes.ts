import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { languageQuerySchema } from '#shared/specialists/specialists.schema.ts';
import { keptSessionOf } from './asking.ts';
import { calendarFile } from './calendar-file.ts';
import { specialistOfSession } from './specialists.repository.ts';
import { sessionGone } from './stream/watchable.ts';

export function calendarRoutes({ db, clock, appUrl }: Services) {
  return new Hono().get(
    '/sessions/:id/calendar.ics',
    open,
    validate('query', languageQuerySchema),
    async (c) => {
      const session = await keptSessionOf(c, { db });
      const found = await specialistOfSession(db, session.specialistId, clock.now());
      if (!found) throw sessionGone();
      const { language } = c.req.valid('query');
      const file = calendarFile({ session, specialistName: found.specialist.name, language, appUrl });
      return c.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="colo-${session.id.slice(0, 8)}.ics"`,
      });
    },
  );
}
