import { eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { NursingChoice, NursingSettings } from '#shared/nursing/nursing.schema.ts';
import { nursingSettings } from './nursing-settings.table.ts';

export async function nursingSettingsOf(db: Database, userId: UserId): Promise<NursingSettings | undefined> {
  const [row] = await db.select().from(nursingSettings).where(eq(nursingSettings.userId, userId));
  return row;
}

export async function saveNursingSettings(
  db: Database,
  userId: UserId,
  { chosen, now }: { chosen: NursingChoice; now: Date },
): Promise<void> {
  await db
    .insert(nursingSettings)
    .values({ ...chosen, userId, updatedAt: now })
    .onConflictDoUpdate({ target: nursingSettings.userId, set: { ...chosen, updatedAt: now } });
}

export function presentSettings(chosen: NursingSettings = defaultNursingSettings): NursingSettings {
  return {
    dayStartHour: chosen.dayStartHour,
    sleepDayStartHour: chosen.sleepDayStartHour,
    sinceFrom: chosen.sinceFrom,
    keepAwake: chosen.keepAwake,
  };
}
