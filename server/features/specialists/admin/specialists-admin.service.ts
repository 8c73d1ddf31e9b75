import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import type { SpecialistFields } from '#shared/specialists/session-admin.schema.ts';
import { calendarDate, isCalendarDate, weekdayOf } from '#shared/time/calendar-date.ts';
import type { SpecialistRow, specialists } from '../specialists.table.ts';
import { demandBasis } from './based-on.ts';
import { photoColumns } from './specialist-photo.ts';
import { addSpecialist, changeSpecialist, lockSpecialist, photoOf } from './specialists-admin.repository.ts';

type Desk = Pick<Services, 'db' | 'clock' | 'media'>;
type Change = { changes: Partial<typeof specialists.$inferInsert>; action: AuditAction };

export async function createSpecialist(
  desk: Desk,
  staffId: StaffId,
  fields: SpecialistFields,
): Promise<string> {
  // Before anything is held: a picture is read from a store that may be slow.
  const photo = await photoColumns(desk.db, desk.media, fields.photoUrl);
  const { subjectId } = await actOfStaff(desk, staffId, async (transaction, now) => {
    const columns = { ...fields, ...photo, createdAt: now, updatedAt: now };
    const id = await addSpecialist(transaction, staffId, columns);
    return { action: 'specialist_created', subject: fields.name, subjectId: id };
  });
  return subjectId;
}

export async function saveSpecialist(
  desk: Desk,
  staffId: StaffId,
  { id, updatedAt, ...fields }: SpecialistFields & { updatedAt: string; id: string },
) {
  const known = await photoOf(desk.db, staffId, id);
  // A photo that stays needs no second look: its upload may be long gone with who sent it. Should a colleague change it
  // before the row is held, the form is out of date, and nothing is saved.
  const isSame = known === undefined || known === fields.photoUrl;
  const photo = isSame ? {} : await photoColumns(desk.db, desk.media, fields.photoUrl);
  return changing(desk, { staffId, id }, async (_transaction, row, now) => {
    if (row.deletedAt) refuseUnknown();
    demandBasis(row, updatedAt);
    return { changes: { ...fields, ...photo, updatedAt: now }, action: 'specialist_saved' };
  });
}

/** For so many minutes from now, or no longer. It stands in no form, so no form is out of date by it. */
export function setAvailability(
  desk: Desk,
  staffId: StaffId,
  { id, minutes }: { id: string; minutes: number | null },
) {
  return changing(desk, { staffId, id }, async (_transaction, row, now) => {
    if (row.deletedAt) refuseUnknown();
    const availableUntil = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
    return {
      changes: { availableUntil },
      action: minutes === null ? 'specialist_unavailable' : 'specialist_available',
    };
  });
}

export function setWeek(desk: Desk, staffId: StaffId, { id, monday }: { id: string; monday: string | null }) {
  if (monday !== null && !(isCalendarDate(monday) && weekdayOf(calendarDate(monday)) === 1))
    throw new Refusal('invalid_input', 'A week is named by its Monday.', {
      fields: { monday: 'not_a_monday' },
    });
  return changing(desk, { staffId, id }, async (_transaction, row) => {
    if (row.deletedAt) refuseUnknown();
    return {
      changes: { weekOf: monday },
      action: monday === null ? 'specialist_not_of_week' : 'specialist_of_week',
    };
  });
}

/** Her sessions stay, and still say whose they are. A second time changes nothing. */
export function removeSpecialist(desk: Desk, staffId: StaffId, id: string) {
  return changing(desk, { staffId, id }, async (_transaction, row, now) =>
    row.deletedAt ? undefined : { changes: { deletedAt: now, updatedAt: now }, action: 'specialist_deleted' },
  );
}

export function restoreSpecialist(desk: Desk, staffId: StaffId, id: string) {
  return changing(desk, { staffId, id }, async (_transaction, row, now) =>
    row.deletedAt
      ? { changes: { deletedAt: null, updatedAt: now }, action: 'specialist_restored' }
      : undefined,
  );
}

/** One act upon one row: held, looked at, changed and written down together. */
async function changing(
  desk: Desk,
  { staffId, id }: { staffId: StaffId; id: string },
  decide: (transaction: Database, row: SpecialistRow, now: Date) => Promise<Change | undefined>,
): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    const row = (await lockSpecialist(transaction, id)) ?? refuseUnknown();
    const change = await decide(transaction, row, now);
    if (!change) return undefined;
    await changeSpecialist(transaction, staffId, { id, changes: change.changes });
    return { action: change.action, subject: change.changes.name ?? row.name, subjectId: id };
  });
}

function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such specialist.');
}
