import { type SQL, sql } from 'drizzle-orm';
import type { Arrival } from '#shared/family/family.schema.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { babies } from './family.table.ts';

/** A date and what it is of, as the profile's contract has them: of birth or due, as the journey says. Undefined: not named. */
export type ToldDate = {
  date?: CalendarDate | null | undefined;
  journeyType?: JourneyType | null | undefined;
};

/** The one date that the profile's contract tells. */
export const shownDate = sql<CalendarDate | null>`(case ${babies.arrival} when 'born' then ${babies.birthDate}
  when 'expected' then ${babies.dueDate} else ${babies.toldDate} end)::text`;

export const shownJourney = sql<JourneyType | null>`case ${babies.arrival} when 'born' then 'com-bebe'
  when 'expected' then 'gestante' end`;

type Dates<Value> = { birthDate: Value; dueDate: Value; toldDate: Value };

const arrivalOf = (journeyType: JourneyType | null): Arrival => {
  if (journeyType === null) return 'unsaid';
  return journeyType === 'com-bebe' ? 'born' : 'expected';
};

/** Of a baby that is told of for the first time. */
export function firstDates({ date = null, journeyType = null }: ToldDate) {
  const arrival = arrivalOf(journeyType);
  const when = (meant: Arrival) => (arrival === meant ? date : null);
  return { arrival, birthDate: when('born'), dueDate: when('expected'), toldDate: when('unsaid') };
}

/**
 * Of one that was told of before: what is set, from what is named and what is stored. Each expression is of the row
 * itself, so that of two phones at once the later finds what the earlier left. A date that was told as due never becomes
 * a birth: only one that was told as a birth, or of which she had not said what it is.
 */
export function nextDates({ date, journeyType }: ToldDate): Partial<Dates<SQL> & { arrival: Arrival }> {
  if (journeyType === undefined) return date === undefined ? {} : datesOfSameJourney(date);
  const named = date === undefined ? undefined : sql`${date}::date`;
  const arrival = arrivalOf(journeyType);
  if (arrival === 'born')
    return {
      arrival,
      birthDate:
        named ?? sql`case ${babies.arrival} when 'born' then ${babies.birthDate} else ${babies.toldDate} end`,
      dueDate: sql`${babies.dueDate}`,
      toldDate: sql`null`,
    };
  if (arrival === 'expected')
    return {
      arrival,
      birthDate: sql`null`,
      dueDate: named ?? sql`coalesce(${shownDate}::date, ${babies.dueDate})`,
      // A date that she told as another or as none: said by a slip, the word is taken back, and the date is as it was.
      toldDate: named
        ? sql`null`
        : sql`case ${babies.arrival} when 'born' then ${babies.birthDate} else ${babies.toldDate} end`,
    };
  return {
    arrival,
    birthDate: sql`null`,
    dueDate: sql`case ${babies.arrival} when 'expected' then null else ${babies.dueDate} end`,
    toldDate: named ?? sql`${shownDate}::date`,
  };
}

function datesOfSameJourney(date: CalendarDate | null): Dates<SQL> {
  const told = sql`${date}::date`;
  return {
    birthDate: sql`case ${babies.arrival} when 'born' then ${told} end`,
    dueDate: sql`case ${babies.arrival} when 'expected' then ${told} else ${babies.dueDate} end`,
    toldDate: sql`case ${babies.arrival} when 'unsaid' then ${told} end`,
  };
}
