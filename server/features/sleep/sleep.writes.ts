import { sql } from 'drizzle-orm';
import { singleHealthRecord, withHealthConsent } from '#server/features/consent/health-consent.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import type { SleepTimerProblem } from '#shared/sleep/sleep.rules.ts';
import { type Sleep, sleepWrites } from '#shared/sleep/sleep.schema.ts';
import { fieldOfProblem, validateSleep } from '#shared/sleep/sleep-check.rules.ts';
import { napTimers } from './sleep-timers.repository.ts';
import { ownSleeps, putSleep, sleepValues, storeSleep } from './sleeps.repository.ts';

/** A refusal names the field: the write stays on her phone, to be mended there. */
function assertValid(sleep: Sleep, now: Date): void {
  const fields: Record<string, string> = {};
  for (const problem of validateSleep(sleep, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
}

/** What the sleep diary takes from the outbox. */
export const sleepWriteHandlers = writeHandlers(
  sleepWrites,
  {
    'sleep.put': withHealthConsent(async (db, userId, { body: sleep, now }) => {
      assertValid(sleep, now);
      await putSleep(db, userId, { sleep, now });
    }),
    'sleep.remove': (db, userId, { body: { id }, now }) => ownSleeps.remove(db, userId, { id, now }),
    'sleep-timer.put': withHealthConsent(async (db, userId, { body: timer, now }) => {
      if ((await napTimers.countOthers(db, userId, timer.id)) >= maxOpenTimers)
        refuseFields({ id: 'too_many_timers' satisfies SleepTimerProblem });
      await napTimers.put(db, userId, { timer, now });
    }),
    'sleep-timer.remove': (db, userId, { body: { id }, now }) => napTimers.remove(db, userId, { id, now }),
  },
  {
    'sleep.put': singleHealthRecord({
      name: 'sleep_put',
      store: storeSleep(sql`claimed`),
      valuesOf: ({ userId }, { body: sleep, now }) => {
        assertValid(sleep, now);
        return sleepValues(userId, { sleep, now });
      },
    }),
  },
);
