import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { mother, readerKnowing, readerOf } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { babies, familyMembers } from '#server/features/family/family.table.ts';
import { shownDate, shownJourney } from '#server/features/family/told-date.sql.ts';
import type { ProfileRow } from '#server/features/profile/profile.repository.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { open } from '#server/platform/http/access-level.ts';
import { idInPath } from '#server/platform/http/id-in-path.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import type { BabyFacts } from '#shared/baby/baby-age.rules.ts';
import { type DailyType, weekOf } from '#shared/daily/daily.rules.ts';
import {
  type DailyContentAnswer,
  dailyIdSchema,
  type SavedDailyAnswer,
  type WeekContentAnswer,
  weekContentQuerySchema,
} from '#shared/daily/daily.schema.ts';
import type { ContentPreference, JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { assumedBaby } from './assumed-baby.ts';
import { presentContent, presentDay } from './daily.presenter.ts';
import { contentById, savedContents } from './daily.repository.ts';
import { requestedDays } from './requested-days.ts';
import { contentOfDays } from './week.repository.ts';

/** How she likes to learn, where there is a type of content for it. */
const typeOfPreference: Partial<Record<ContentPreference, DailyType>> = {
  leitura: 'article',
  videos: 'video',
  audio: 'audio',
};

type BabyOfWeek = ToldBaby & { id: string; isMeant: boolean };

/** What of her profile and her babies has a say in her week. */
const profileForWeek: SessionFact<
  (Pick<ProfileRow, 'interests' | 'contentPreference'> & { babies: BabyOfWeek[] }) | null
> = {
  name: 'profile_for_week',
  of: sql`(select json_build_object('interests', ${profiles.interests}, 'contentPreference', ${profiles.contentPreference},
      'babies', (select coalesce(json_agg(json_build_object('id', ${babies.id}, 'babyBirthDate', ${shownDate},
          'journeyType', ${shownJourney}, 'isMeant', ${familyMembers.isDefault} and ${babies.isDefault})), '[]')
        from ${familyMembers} join ${babies} on ${babies.familyId} = ${familyMembers.familyId}
        where ${familyMembers.userId} = ${profiles.userId} and (${babies.isDefault} or ${babies.state} = 'here')))
    from ${profiles} where ${profiles.userId} = ${users.id})`,
};

/** Reading. What she likes, saves and did comes through the outbox (daily.writes.ts). */
export function dailyRoutes(services: Services) {
  const { db } = services;
  return new Hono()
    .get('/week', open, validate('query', weekContentQuerySchema), async (c) => {
      const { language, day, babyId, ...onPhone } = c.req.valid('query');
      const week = weekOf(day);
      const reader = await readerKnowing(c, services, profileForWeek);
      const viewer = reader?.userId;
      const profile = reader?.known;
      const hers = profile?.babies.find(({ id, isMeant }) => (babyId ? id === babyId : isMeant));
      const baby = toldOf(hers?.babyBirthDate ? hers : undefined, onPhone);
      const isExample = !viewer && baby.birthDate === null && baby.journeyType !== 'gestante';
      const asker = {
        viewer,
        language,
        interests: profile?.interests ?? [],
        preferredTypes: (profile?.contentPreference ?? []).flatMap((id) => typeOfPreference[id] ?? []),
        isPregnant: (hers?.journeyType ?? baby.journeyType) === 'gestante',
      };
      const asked = requestedDays(isExample ? assumedBaby(week[0] ?? day) : baby, week);
      const rows = await contentOfDays(db, asker, asked);
      return c.json<WeekContentAnswer>({ days: rows.map(presentDay), isExample });
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

type ToldBaby = { babyBirthDate: string | null; journeyType: JourneyType | null };
type OnPhone = { birthDate?: CalendarDate | undefined; journeyType?: JourneyType | undefined };

/** A date and what it is of are told together: the account's, or else the phone's. */
function toldOf(inAccount: ToldBaby | undefined, onPhone: OnPhone): BabyFacts {
  const { birthDate, journeyType } = inAccount
    ? { birthDate: inAccount.babyBirthDate as CalendarDate, journeyType: inAccount.journeyType }
    : onPhone;
  return { birthDate: birthDate ?? null, journeyType: journeyType ?? null, gestationWeeks: null };
}

const notFound = () => new Refusal('not_found', 'There is no such content.');
const contentIdOf = idInPath(dailyIdSchema, notFound);

export type DailyRoutes = ReturnType<typeof dailyRoutes>;
