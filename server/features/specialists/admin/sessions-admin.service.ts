import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import type { SessionFields } from '#shared/specialists/session-admin.schema.ts';
import { hasSomewhereToBe, sessionState } from '#shared/specialists/session-state.rules.ts';
import { enqueueCancelledMails, enqueueMovedMails } from '../reminders/reminders.service.ts';
import type { SessionRow, videoSessions } from '../specialists.table.ts';
import { demandBasis, refuseConflict } from './based-on.ts';
import {
  addSession,
  changeSession,
  hasReminders,
  hasSpecialist,
  lockSession,
} from './sessions-admin.repository.ts';

type Desk = Pick<Services, 'db' | 'clock'>;
type Act = {
  changes: Partial<typeof videoSessions.$inferInsert>;
  action: AuditAction;
  /** In the same transaction: whoever asked is told of what happened, or it did not happen. */
  andThen?: () => Promise<void>;
};

export async function createSession(
  desk: Desk,
  staffId: StaffId,
  { startsAt, ...fields }: SessionFields,
): Promise<string> {
  const { subjectId } = await actOfStaff(desk, staffId, async (transaction, now) => {
    await demandSpecialist(transaction, fields.specialistId);
    const columns = { ...fields, startsAt: new Date(startsAt), createdAt: now, updatedAt: now };
    const id = await addSession(transaction, staffId, columns);
    return { action: 'video_session_created', subject: fields.title, subjectId: id };
  });
  return subjectId;
}

/** Another time is another number for calendars; another start is news for those who asked to be reminded. */
export function saveSession(
  desk: Desk,
  staffId: StaffId,
  { id, startsAt, updatedAt, ...fields }: SessionFields & { updatedAt: string; id: string },
) {
  return acting(desk, { staffId, id }, async (transaction, row, now) => {
    demandBasis(row, updatedAt);
    if (sessionState(row, now) === 'live' && hasSomewhereToBe(row) && !hasSomewhereToBe(fields))
      refuseConflict('no_address', 'Whoever watches would be left with nothing: end it first.');
    if (fields.specialistId !== row.specialistId) await demandSpecialist(transaction, fields.specialistId);
    const start = new Date(startsAt);
    const isMoved = start.getTime() !== row.startsAt.getTime();
    const sequence = row.sequence + (isMoved || fields.durationMinutes !== row.durationMinutes ? 1 : 0);
    const isNews = isMoved && start > now && sessionState({ ...row, startsAt: start }, now) === 'scheduled';
    return {
      changes: { ...fields, startsAt: start, sequence },
      action: isMoved ? 'video_session_moved' : 'video_session_saved',
      ...(isNews && {
        andThen: () => enqueueMovedMails(transaction, { id, startsAt: start, sequence }, now),
      }),
    };
  });
}

/** For good: who wants it after all schedules another. A second time changes nothing. */
export function cancelSession(desk: Desk, staffId: StaffId, { id, reason }: { id: string; reason: string }) {
  return acting(desk, { staffId, id }, async (transaction, row, now) => {
    if (row.cancelledAt) return undefined;
    if (sessionState(row, now) === 'ended') refuseState('It is over already.');
    return {
      changes: { cancelledAt: now, cancelReason: reason, sequence: row.sequence + 1 },
      action: 'video_session_cancelled',
      ...(row.startsAt > now && { andThen: () => enqueueCancelledMails(transaction, id, now) }),
    };
  });
}

/** Also again, when it was ended too early. */
export function goLive(desk: Desk, staffId: StaffId, id: string) {
  return acting(desk, { staffId, id }, async (_transaction, row, now) => {
    if (sessionState(row, now) === 'live') return undefined;
    const changes = { liveAt: row.liveAt ?? now, endedAt: null };
    if (sessionState({ ...row, ...changes }, now) !== 'live')
      refuseState('It was cancelled, or its time is long over: move it first.');
    if (!hasSomewhereToBe(row))
      refuseConflict('no_address', 'There would be nothing to watch: give it an address first.');
    return { changes, action: 'video_session_live' };
  });
}

/** Put on air by mistake: as if it had not been, so that it can still take place. */
export function takeOffAir(desk: Desk, staffId: StaffId, id: string) {
  return acting(desk, { staffId, id }, async (_transaction, row, now) => {
    if (!row.liveAt) return undefined;
    if (sessionState(row, now) !== 'live') refuseState('It is over already.');
    return { changes: { liveAt: null }, action: 'video_session_off_air' };
  });
}

export function endSession(desk: Desk, staffId: StaffId, id: string) {
  return acting(desk, { staffId, id }, async (_transaction, row, now) => {
    if (row.endedAt) return undefined;
    if (row.cancelledAt || !row.liveAt) refuseState('It was never live.');
    return { changes: { endedAt: now }, action: 'video_session_ended' };
  });
}

/** Whoever waits for one to come is told that it will not be: cancelling does so, and deleting would not. */
export function deleteSession(desk: Desk, staffId: StaffId, id: string) {
  return acting(desk, { staffId, id, alsoDeleted: true }, async (transaction, row, now) => {
    if (row.deletedAt) return undefined;
    if (sessionState(row, now) === 'scheduled' && (await hasReminders(transaction, id)))
      refuseConflict('cancel_first', 'Somebody waits for it: cancel it first.');
    return { changes: { deletedAt: now }, action: 'video_session_deleted' };
  });
}

export function restoreSession(desk: Desk, staffId: StaffId, id: string) {
  return acting(desk, { staffId, id, alsoDeleted: true }, async (_transaction, row) =>
    row.deletedAt ? { changes: { deletedAt: null }, action: 'video_session_restored' } : undefined,
  );
}

/** One act upon one row: held, looked at, changed, written down and told together. */
async function acting(
  desk: Desk,
  { staffId, id, alsoDeleted = false }: { staffId: StaffId; id: string; alsoDeleted?: boolean },
  decide: (transaction: Database, row: SessionRow, now: Date) => Promise<Act | undefined>,
): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    const row = await lockSession(transaction, id);
    if (!row || (row.deletedAt && !alsoDeleted)) throw new Refusal('not_found', 'There is no such session.');
    const act = await decide(transaction, row, now);
    if (!act) return undefined;
    await changeSession(transaction, staffId, { sessionId: id, changes: { ...act.changes, updatedAt: now } });
    await act.andThen?.();
    return { action: act.action, subject: act.changes.title ?? row.title, subjectId: id };
  });
}

async function demandSpecialist(transaction: Database, specialistId: string): Promise<void> {
  if (await hasSpecialist(transaction, specialistId)) return;
  throw new Refusal('invalid_input', 'There is no such specialist.', {
    fields: { specialistId: 'unknown_specialist' },
  });
}

function refuseState(message: string): never {
  throw new Refusal('conflict', message);
}
