import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { dosesOfBaby, othersRecorded } from '#shared/vaccines/vaccine.rules.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryAll } from '../../use-diary-all.ts';

type VaccineRecord = Extract<SeenRecord, { kind: 'vaccine' }> & { day: CalendarDate };
const isVaccine = (record: SeenRecord): record is VaccineRecord =>
  record.kind === 'vaccine' && record.day !== null;

type Asked = {
  schedule: VaccineSchedule;
  birthDate: CalendarDate;
  isEarlyOrAtRisk: boolean;
  today: CalendarDate;
};

/** The whole calendar of one baby, and what the family recorded of it and beside it. */
export function useVaccines(place: DiaryPlace, asked: Asked) {
  const { records, cleared: _, ...state } = useDiaryAll(place, 'vaccine');
  const given = records.filter(isVaccine);
  const others = othersRecorded(asked.schedule, given);
  const ofCalendar = given.filter((record) => !others.includes(record));
  return {
    ...state,
    records: given,
    doses: dosesOfBaby({ ...asked, records: given }),
    done: ofCalendar.filter(({ details }) => details.state === 'done'),
    skipped: ofCalendar.filter(({ details }) => details.state === 'skipped'),
    others,
  };
}
