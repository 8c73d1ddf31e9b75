import { desc, lte } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { vaccineSchedules } from './vaccines.table.ts';

/** The newest that holds on a day; undefined while staff have saved none that does. */
export async function scheduleOn(db: Database, day: CalendarDate) {
  const [row] = await db
    .select()
    .from(vaccineSchedules)
    .where(lte(vaccineSchedules.validFrom, day))
    .orderBy(desc(vaccineSchedules.version))
    .limit(1);
  return row;
}

/** Newest first. */
export const savedSchedules = (db: Database, _staffId: StaffId) =>
  db.select().from(vaccineSchedules).orderBy(desc(vaccineSchedules.version));

type Saved = { validFrom: CalendarDate; schedule: VaccineSchedule; now: Date };

/** False where a colleague saved that version first. */
export async function saveSchedule(
  db: Database,
  _staffId: StaffId,
  { validFrom, schedule, now }: Saved,
): Promise<boolean> {
  const storable = JSON.parse(
    JSON.stringify(schedule, (_, told) => (typeof told === 'string' ? storableText(told) : told)),
  ) as VaccineSchedule;
  const stored = await db
    .insert(vaccineSchedules)
    .values({ version: schedule.version, validFrom, schedule: storable, savedAt: now })
    .onConflictDoNothing()
    .returning({ version: vaccineSchedules.version });
  return stored.length > 0;
}
