import { and, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { families, familyMembers } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { NursingChoice, NursingSettings } from '#shared/nursing/nursing.schema.ts';
import { nursingSettings } from './nursing-settings.table.ts';

/** Hers, with the hours of her own family. */
export async function nursingSettingsOf(db: Database, userId: UserId): Promise<NursingSettings | undefined> {
  const { sinceFrom, keepAwake } = defaultNursingSettings;
  const [row] = await db
    .select({
      dayStartHour: families.dayStartHour,
      sleepDayStartHour: families.sleepDayStartHour,
      sinceFrom: nursingSettings.sinceFrom,
      keepAwake: nursingSettings.keepAwake,
    })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .leftJoin(nursingSettings, eq(nursingSettings.userId, familyMembers.userId))
    .where(and(eq(familyMembers.userId, userId), familyMembers.isDefault));
  return row && { ...row, sinceFrom: row.sinceFrom ?? sinceFrom, keepAwake: row.keepAwake ?? keepAwake };
}

export async function saveNursingSettings(
  db: Database,
  userId: UserId,
  { chosen: { sinceFrom, keepAwake }, now }: { chosen: NursingChoice; now: Date },
): Promise<void> {
  const told = { sinceFrom, keepAwake, updatedAt: now };
  await db
    .insert(nursingSettings)
    .values({ ...told, userId })
    .onConflictDoUpdate({ target: nursingSettings.userId, set: told });
}

export function presentSettings(chosen: NursingSettings = defaultNursingSettings): NursingSettings {
  return {
    dayStartHour: chosen.dayStartHour,
    sleepDayStartHour: chosen.sleepDayStartHour,
    sinceFrom: chosen.sinceFrom,
    keepAwake: chosen.keepAwake,
  };
}
