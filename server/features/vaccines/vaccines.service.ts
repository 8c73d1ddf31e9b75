import * as v from 'valibot';
import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { pni } from '#shared/vaccines/pni.ts';
import { type VaccineSchedule, vaccineScheduleSchema } from '#shared/vaccines/schedule.schema.ts';
import type { ScheduleDeskAnswer, SchedulePut } from '#shared/vaccines/schedule-desk.schema.ts';
import { savedSchedules, saveSchedule, scheduleOn } from './vaccines.repository.ts';

/** A calendar of Brazil turns with Brazil's day, whoever reads it and wherever. */
const dayOfCalendar = (now: Date) => dayIn('America/Sao_Paulo', now);

/** One that a later release no longer understands is as good as none. */
const understood = (schedule: VaccineSchedule | undefined): VaccineSchedule =>
  v.is(vaccineScheduleSchema, schedule) ? schedule : pni;

export async function scheduleNow({ db, clock }: Services): Promise<VaccineSchedule> {
  return understood((await scheduleOn(db, dayOfCalendar(clock.now())))?.schedule);
}

export async function scheduleDesk(services: Services, staffId: StaffId): Promise<ScheduleDeskAnswer> {
  const { db, clock } = services;
  const saved = await savedSchedules(db, staffId);
  const today = dayOfCalendar(clock.now());
  const current = saved.find(({ validFrom }) => validFrom <= today)?.version ?? pni.version;
  const first = { version: pni.version, validFrom: null, savedAt: null };
  return {
    schedule: understood(saved[0]?.schedule),
    versions: [
      ...saved.map(({ version, validFrom, savedAt }) => ({
        version,
        validFrom,
        savedAt: savedAt.toISOString(),
      })),
      first,
    ].map((one) => ({ ...one, isCurrent: one.version === current })),
  };
}

/** The next version of the one that was looked at: what a colleague saved meanwhile is not written over. */
export async function putSchedule(services: Services, staffId: StaffId, put: SchedulePut): Promise<void> {
  await actOfStaff(services, staffId, async (transaction, now) => {
    const [newest] = await savedSchedules(transaction, staffId);
    const version = put.basedOn + 1;
    const schedule = { ...put.schedule, version };
    const isNext = put.basedOn === (newest?.version ?? pni.version);
    if (!isNext || !(await saveSchedule(transaction, staffId, { validFrom: put.validFrom, schedule, now })))
      throw new Refusal('conflict', 'Somebody saved the calendar since it was opened.');
    return { action: 'vaccine_schedule_saved', subject: String(version) };
  });
}
