import { type BornBaby, babyAge } from '#shared/baby/baby-age.rules.ts';
import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from './diary-place.ts';

type When = { babyId: string | null; startTime: string | null; day: CalendarDate | null };

/** How old the baby was when something was recorded of it; null where that is not known. */
export function ageAt({ facts, babyId: chosen }: DiaryPlace, record: When): BornBaby | null {
  const told = facts?.[record.babyId ?? chosen ?? ''];
  const moment = new Date(record.startTime ?? '');
  const day = record.day ?? (Number.isNaN(+moment) ? null : dayIn(deviceTimeZone(), moment));
  if (!told || !day) return null;
  const age = babyAge({ ...told, today: day });
  return age.kind === 'born' ? age : null;
}
