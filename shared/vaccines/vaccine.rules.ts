import { addMonths, type CalendarDate, daysBetween } from '../time/calendar-date.ts';
import type { ScheduledDose, VaccineSchedule } from './schedule.schema.ts';

/** What the family recorded of one dose. */
export type VaccineRecord = {
  day: CalendarDate;
  details: { vaccine: string; dose: string; state: 'done' | 'skipped' };
};

/**
 * - done, skipped: as the family recorded it
 * - due: its age has come
 * - soon: within two weeks
 * - later
 * - ask: no day is known here; the health unit says
 */
export const doseStates = ['done', 'skipped', 'due', 'soon', 'later', 'ask'] as const;
export type DoseState = (typeof doseStates)[number];

export type DoseOfBaby = {
  dose: ScheduledDose;
  state: DoseState;
  /** The day its age is reached; null where the unit says. */
  dueOn: CalendarDate | null;
  /** Its age came over a month ago: then only the UBS decides what is given, and when. No catch-up is worked out. */
  unitDecides: boolean;
  /** The day it was given, or that it was skipped. */
  recordedOn: CalendarDate | null;
};

const soonDays = 14;
const unitDecidesAfterDays = 30;

type OfBaby = {
  schedule: VaccineSchedule;
  birthDate: CalendarDate;
  /** Born before 37 weeks, or at risk as the family was told: the rows for them are shown. */
  isEarlyOrAtRisk: boolean;
  records: readonly VaccineRecord[];
  today: CalendarDate;
};

/** Every dose of the calendar for one baby, by age. Of early babies too it is the age since birth that counts. */
export function dosesOfBaby({ schedule, isEarlyOrAtRisk, ...of }: OfBaby): DoseOfBaby[] {
  return schedule.doses
    .filter(({ when }) => when.sort !== 'pregnancy' && (when.sort !== 'early-or-at-risk' || isEarlyOrAtRisk))
    .map((dose) => doseOfBaby(dose, of))
    .sort((a, b) => monthsOf(a.dose) - monthsOf(b.dose));
}

const monthsOf = ({ when }: ScheduledDose): number => {
  if (when.sort === 'age') return when.months;
  return when.sort === 'unit-says' ? when.fromMonths : 0;
};

function doseOfBaby(
  dose: ScheduledDose,
  { birthDate, records, today }: Omit<OfBaby, 'schedule' | 'isEarlyOrAtRisk'>,
): DoseOfBaby {
  const dueOn = dose.when.sort === 'age' ? addMonths(birthDate, dose.when.months) : null;
  const recorded = recordOf(dose, records);
  const daysToGo = dueOn ? daysBetween(today, dueOn) : null;
  return {
    dose,
    state: recorded?.details.state ?? (isTooYoung(dose, birthDate, today) ? 'later' : openState(daysToGo)),
    dueOn,
    unitDecides: recorded === null && daysToGo !== null && daysToGo < -unitDecidesAfterDays,
    recordedOn: recorded?.day ?? null,
  };
}

/** The unit sets the day of some, and not before an age. */
const isTooYoung = ({ when }: ScheduledDose, birthDate: CalendarDate, today: CalendarDate) =>
  when.sort === 'unit-says' && addMonths(birthDate, when.fromMonths) > today;

/** Given counts for more than skipped, whichever was written last: it may have been made up for. */
function recordOf(dose: ScheduledDose, records: readonly VaccineRecord[]): VaccineRecord | null {
  const ofIt = records.filter(
    ({ details }) => details.vaccine === dose.vaccine && details.dose === dose.dose,
  );
  return ofIt.find(({ details }) => details.state === 'done') ?? ofIt.at(-1) ?? null;
}

function openState(daysToGo: number | null): DoseState {
  if (daysToGo === null) return 'ask';
  if (daysToGo <= 0) return 'due';
  return daysToGo <= soonDays ? 'soon' : 'later';
}

/** What the family recorded beside the calendar: other vaccines, and doses that it does not name. */
export function othersRecorded<One extends VaccineRecord>(
  schedule: VaccineSchedule,
  records: readonly One[],
): One[] {
  const isNamed = ({ details }: One) =>
    schedule.doses.some(({ vaccine, dose }) => vaccine === details.vaccine && dose === details.dose);
  return records.filter((record) => !isNamed(record));
}

export type PregnancyDose = { dose: ScheduledDose; state: 'now' | 'later' | 'ask' };

/** Those of a pregnancy: from their week on, or as the earlier doses ask. Without a known week all are asked about. */
export function dosesOfPregnancy(schedule: VaccineSchedule, weeks: number | null): PregnancyDose[] {
  return schedule.doses.flatMap((dose): PregnancyDose[] => {
    const { when } = dose;
    if (when.sort !== 'pregnancy') return [];
    if (when.byHistory || weeks === null) return [{ dose, state: 'ask' }];
    return [{ dose, state: weeks >= (when.fromWeek ?? 0) ? 'now' : 'later' }];
  });
}

/** The days to come on which something is due, with what is due on each. */
export function dueDays(
  doses: readonly DoseOfBaby[],
  today: CalendarDate,
): { day: CalendarDate; doses: ScheduledDose[] }[] {
  const byDay = new Map<CalendarDate, ScheduledDose[]>();
  for (const { dose, state, dueOn } of doses) {
    if (dueOn === null || dueOn < today || state === 'done' || state === 'skipped') continue;
    byDay.set(dueOn, [...(byDay.get(dueOn) ?? []), dose]);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, due]) => ({ day, doses: due }));
}
