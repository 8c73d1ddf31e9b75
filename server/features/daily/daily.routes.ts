import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { mother } from '#server/features/access/access.gate.ts';
import { readerOf } from '#server/features/library/reader.ts';
import { profileOf } from '#server/features/profile/profile.repository.ts';
import { open } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type DailyType, weekOf } from '#shared/daily/daily.rules.ts';
import {
  type DailyContentAnswer,
  dailyIdSchema,
  type SavedDailyAnswer,
  type WeekContentAnswer,
  weekContentQuerySchema,
} from '#shared/daily/daily.schema.ts';
import type { ContentPreference } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { assumedBirth } from './assumed-birth.ts';
import { presentContent, presentDay } from './daily.presenter.ts';
import { contentById, savedContents } from './daily.repository.ts';
import { contentOfDays } from './week.repository.ts';

/** How she likes to learn, where there is a type of content for it. */
const typeOfPreference: Partial<Record<ContentPreference, DailyType>> = {
  leitura: 'article',
  videos: 'video',
  audio: 'audio',
};

/** Reading. What she likes, saves and did comes through the outbox (daily.writes.ts). */
export function dailyRoutes(services: Services) {
  const { db } = services;
  return new Hono()
    .get('/week', open, validate('query', weekContentQuerySchema), async (c) => {
      const { language, day, birthDate } = c.req.valid('query');
      const [sunday = day] = weekOf(day);
      const viewer = (await readerOf(c, services))?.userId;
      const profile = viewer && (await profileOf(db, viewer));
      const told = (profile?.babyBirthDate as CalendarDate | null | undefined) ?? birthDate;
      const asker = {
        viewer,
        language,
        birthDate: told ?? assumedBirth(sunday),
        interests: profile?.interests ?? [],
        preferredTypes: (profile?.contentPreference ?? []).flatMap((id) => typeOfPreference[id] ?? []),
      };
      const rows = await contentOfDays(db, asker, sunday, 7);
      return c.json<WeekContentAnswer>({ days: rows.map(presentDay) });
    })
    .get('/saved', mother(services), async (c) => {
      const saved = await savedContents(db, c.var.userId);
      const contents = saved.map((row) => ({
        ...presentContent(row),
        savedAt: new Date(row.savedAt).toISOString(),
      }));
      return c.json<SavedDailyAnswer>({ contents });
    })
    .get('/:id', open, async (c) => {
      const id = contentIdOf(c);
      const viewer = (await readerOf(c, services))?.userId;
      const row = await contentById(db, viewer, id);
      if (!row) throw notFound();
      return c.json<DailyContentAnswer>(presentContent(row));
    });
}

const notFound = () => new Refusal('not_found', 'There is no such content.');

/** What is no id is the id of nothing: a mistyped address is 'not found', not a lecture on ids. */
function contentIdOf(c: Context): string {
  const { success, output } = v.safeParse(dailyIdSchema, { id: c.req.param('id') });
  if (!success) throw notFound();
  return output.id;
}
