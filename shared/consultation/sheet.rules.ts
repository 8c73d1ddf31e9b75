import * as v from 'valibot';
import { type BabyAge, type BabyFacts, babyAge } from '../baby/baby-age.rules.ts';
import type { Recorded } from '../diary/kind.ts';
import { type BottleDetails, bottle } from '../diary/kinds/bottle.ts';
import { type FeedDetails, feed } from '../diary/kinds/feed.ts';
import { type GrowthDetails, growth } from '../diary/kinds/growth.ts';
import { medicine } from '../diary/kinds/medicine.ts';
import { type NappyDetails, nappy } from '../diary/kinds/nappy.ts';
import { question } from '../diary/kinds/question.ts';
import { type SleepDetails, sleep } from '../diary/kinds/sleep.ts';
import { type TemperatureDetails, temperature } from '../diary/kinds/temperature.ts';
import { type VaccineDetails, vaccine } from '../diary/kinds/vaccine.ts';
import { type GrowthMeasure, type GrowthPoints, growthPoints, type Sex } from '../growth/growth.rules.ts';
import { addDays, type CalendarDate, daysBetween } from '../time/calendar-date.ts';
import { dayOf } from '../timer/log.rules.ts';

/** A record of whichever kind: one that is not known here is left out. */
export type SheetRecord = Recorded & { kind: string };

export type SheetBaby = { name: string | null; sex: Sex | null; facts: BabyFacts };

export type SheetDays = {
  first: CalendarDate;
  last: CalendarDate;
  timeZone: string;
  dayStartHour: number;
  sleepDayStartHour: number;
};

/** What one day came to; null where nothing of it was recorded that day, which is not the same as nought. */
export type SheetDay = {
  day: CalendarDate;
  feeds: { times: number; seconds: number } | null;
  bottles: { times: number; ml: number } | null;
  nappies: { wet: number; dirty: number } | null;
  sleep: { seconds: number } | null;
};

export type SheetMeasure = GrowthDetails & {
  day: CalendarDate;
  /** The age on that day, where it is known. */
  days: number | null;
  points: Record<GrowthMeasure, GrowthPoints | null> | null;
};

/** Everything that a consultation asks for, as it was recorded. Facts: nothing here is compared with what should be. */
export type Sheet = SheetDays & {
  name: string | null;
  sex: Sex | null;
  age: BabyAge;
  days: SheetDay[];
  temperatures: (TemperatureDetails & { at: string })[];
  medicines: { name: string; dose: string; at: string[] }[];
  growth: SheetMeasure[];
  vaccines: (VaccineDetails & { day: CalendarDate })[];
  questions: { id: string; text: string }[];
  /** Words that were written beside anything in these days: she chooses which of them go along. */
  notes: { id: string; kind: string; at: string | null; day: CalendarDate; text: string }[];
};

/** The kinds whose words are told elsewhere on the sheet, or are not the baby's. */
const withoutNotes: readonly string[] = ['question', 'pumping', 'milk'];

type Looking = { baby: SheetBaby; days: SheetDays; today: CalendarDate };

export function sheetOf(records: readonly SheetRecord[], { baby, days, today }: Looking): Sheet {
  const told = [...records].sort(oldestFirst);
  const inside = told.filter((record) => isWithin(dayIn(record, days), days));
  return {
    ...days,
    name: baby.name,
    sex: baby.sex,
    age: babyAge({ ...baby.facts, today }),
    days: daysOf(inside, days),
    temperatures: of(inside, 'temperature', temperature.details).map(({ startTime, details }) => ({
      at: startTime ?? '',
      ...(details as TemperatureDetails),
    })),
    medicines: medicinesOf(inside),
    growth: measuresOf(told, baby, days.last),
    vaccines: of(told, 'vaccine', vaccine.details).flatMap(({ day, details }) =>
      day !== null && day <= days.last ? [{ day, ...details }] : [],
    ),
    questions: of(told, 'question', question.details).flatMap(({ id, notes, details }) =>
      notes && !details.answered ? [{ id, text: notes }] : [],
    ),
    notes: inside.flatMap((record) => {
      const { id, kind, startTime: at, notes: text } = record;
      return text && !withoutNotes.includes(kind) ? [{ id, kind, at, day: dayIn(record, days), text }] : [];
    }),
  };
}

type Placed = Pick<Recorded, 'startTime' | 'day' | 'id'>;
const placeOf = ({ startTime, day }: Placed) => Date.parse(startTime ?? `${day}T00:00:00Z`);
const oldestFirst = (a: Placed, b: Placed) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1);

/** A night belongs to the day on which it began, as everywhere in the diary. */
const dayIn = ({ kind, day, startTime }: SheetRecord, { timeZone, ...hours }: SheetDays): CalendarDate =>
  day ?? dayOf(startTime ?? '', timeZone, kind === 'sleep' ? hours.sleepDayStartHour : hours.dayStartHour);

const isWithin = (day: CalendarDate, { first, last }: SheetDays) => day >= first && day <= last;

/** Those of a kind, if their details are as the kind has them. */
const of = <Details>(
  records: readonly SheetRecord[],
  kind: string,
  details: v.GenericSchema<unknown, Details>,
) =>
  records.filter(
    (record): record is SheetRecord & Recorded<Details> =>
      record.kind === kind && v.is(details, record.details),
  );

function daysOf(records: readonly SheetRecord[], days: SheetDays): SheetDay[] {
  const byDay = Map.groupBy(records, (record) => dayIn(record, days));
  return Array.from({ length: daysBetween(days.first, days.last) + 1 }, (_, index) => {
    const day = addDays(days.first, index);
    return { day, ...totalsOf(byDay.get(day) ?? []) };
  });
}

function totalsOf(records: readonly SheetRecord[]): Omit<SheetDay, 'day'> {
  const feeds = of<FeedDetails>(records, 'feed', feed.details);
  const bottles = of<BottleDetails>(records, 'bottle', bottle.details);
  const nappies = of<NappyDetails>(records, 'nappy', nappy.details);
  const sleeps = of<SleepDetails>(records, 'sleep', sleep.details);
  const fed = feed.totals(feeds);
  const changed = nappy.totals(nappies);
  const slept = sleep.totals(sleeps);
  return {
    feeds: feeds.length > 0 ? { times: feeds.length, seconds: fed.seconds ?? 0 } : null,
    bottles: bottles.length > 0 ? { times: bottles.length, ml: bottle.totals(bottles).ml ?? 0 } : null,
    nappies: nappies.length > 0 ? { wet: changed.wet ?? 0, dirty: changed.dirty ?? 0 } : null,
    sleep: sleeps.length > 0 ? { seconds: (slept.napSeconds ?? 0) + (slept.nightSeconds ?? 0) } : null,
  };
}

/** One line for each medicine and dose, as they were written down: nothing is joined that she wrote apart. */
function medicinesOf(records: readonly SheetRecord[]): Sheet['medicines'] {
  const given = of(records, 'medicine', medicine.details);
  const byName = Map.groupBy(given, ({ details: { name, dose } }) =>
    JSON.stringify([name.trim(), dose.trim()]),
  );
  return [...byName].map(([key, doses]) => {
    const [name = '', dose = ''] = JSON.parse(key) as string[];
    return { name, dose, at: doses.map(({ startTime }) => startTime ?? '') };
  });
}

/** All up to the last day: growth is seen from far. */
function measuresOf(
  records: readonly SheetRecord[],
  { sex, facts }: SheetBaby,
  last: CalendarDate,
): SheetMeasure[] {
  return of<GrowthDetails>(records, 'growth', growth.details).flatMap(({ day, details }) => {
    if (day === null || day > last) return [];
    const age = babyAge({ ...facts, today: day });
    const isBorn = age.kind === 'born';
    const points = sex !== null && isBorn ? growthPoints(details, { sex, age }) : null;
    return [{ ...details, day, days: isBorn ? age.days : null, points }];
  });
}
