import type { UserId } from '#server/features/access/viewer.ts';
import { healthWriteHandler } from '#server/features/consent/health-consent.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import type { SleepTimerProblem } from '#shared/sleep/sleep.rules.ts';
import { type Sleep, type SleepTimer, type SleepWriteKind, sleepWrites } from '#shared/sleep/sleep.schema.ts';
import { fieldOfProblem, validateSleep } from '#shared/sleep/sleep-check.rules.ts';
import { napTimers } from './sleep-timers.repository.ts';
import { putSleep, removeSleep } from './sleeps.repository.ts';

/** What the sleep diary takes from the outbox. A refusal names the field: the write stays on her phone, to be mended. */
export const sleepWriteHandlers: Record<SleepWriteKind, WriteHandler> = {
  'sleep.put': healthWriteHandler(sleepWrites['sleep.put'], storeSleep),
  'sleep.remove': writeHandler(sleepWrites['sleep.remove'], (db, userId, { body: { id }, now }) =>
    removeSleep(db, userId, { id, now }),
  ),
  'sleep-timer.put': healthWriteHandler(sleepWrites['sleep-timer.put'], storeTimer),
  'sleep-timer.remove': writeHandler(sleepWrites['sleep-timer.remove'], (db, userId, { body: { id }, now }) =>
    napTimers.remove(db, userId, { id, now }),
  ),
};

async function storeSleep(db: Database, userId: UserId, { body: sleep, now }: Write<Sleep>): Promise<void> {
  const fields: Record<string, string> = {};
  for (const problem of validateSleep(sleep, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
  await putSleep(db, userId, { sleep, now });
}

async function storeTimer(
  db: Database,
  userId: UserId,
  { body: timer, now }: Write<SleepTimer>,
): Promise<void> {
  if ((await napTimers.countOthers(db, userId, timer.id)) >= maxOpenTimers)
    refuseFields({ id: 'too_many_timers' satisfies SleepTimerProblem });
  await napTimers.put(db, userId, { timer, now });
}
