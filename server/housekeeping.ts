import { forgetExpired } from './features/access/access.repository.ts';
import { forgetUnusedDevices } from './features/access/devices/known-devices.repository.ts';
import { forgetUnansweredFactors } from './features/access/factors/factors.repository.ts';
import { forgetPasskeyChallenges } from './features/access/passkeys/challenges.repository.ts';
import { forgetReauthenticationCodes } from './features/access/reauthentication/reauthentication.repository.ts';
import { forgetExpiredKeys } from './features/access/tokens/signing-keys.repository.ts';
import { eraseDueAccounts } from './features/account/account.service.ts';
import { eraseDueOfFamilies } from './features/account/erase-of-family.ts';
import { forgetOldLines } from './features/audit/audit.repository.ts';
import { forgetTakenBack } from './features/community/undo.repository.ts';
import { forgetEndedLinks } from './features/consultation/consultation.repository.ts';
import {
  forgetDeletedRecords,
  forgetTimers,
  forgetVersions,
} from './features/diary/forgetting.repository.ts';
import { purgeTrash } from './features/editing/purge.service.ts';
import { publishDueArticles } from './features/editing/schedule.service.ts';
import { cleanPhotos } from './features/photos/photos.cleaning.ts';
import { forgetDeletedRoutines } from './features/routines/routines.repository.ts';
import { forgetQuestionsTakenBack } from './features/specialists/questions.repository.ts';
import { forgetReceivedWrites } from './features/sync/sync.repository.ts';
import { cleanUploads } from './features/uploads/uploads.cleaning.ts';
import { forgetEndedLeases } from './platform/db/lease.ts';
import { forgetSpentWindows } from './platform/http/rate-limit.ts';
import { forgetDoneJobs } from './platform/jobs/jobs.repository.ts';
import type { Services } from './services.ts';

const everyMinute = 60 * 1000;
const everyTenMinutes = 10 * everyMinute;

type Sweeper = Pick<
  Services,
  'db' | 'clock' | 'media' | 'log' | 'env' | 'erasures' | 'secret' | 'personalData' | 'mediaUsers'
>;

type Sweep = (services: Sweeper) => Promise<void>;

/** What has run its time in one table or two. */
const forgetting: ((db: Services['db'], now: Date) => Promise<void>)[] = [
  forgetExpired,
  forgetUnansweredFactors,
  forgetPasskeyChallenges,
  forgetReauthenticationCodes,
  forgetExpiredKeys,
  forgetSpentWindows,
  forgetReceivedWrites,
  forgetVersions,
  forgetDeletedRecords,
  forgetTimers,
  forgetEndedLinks,
  forgetDeletedRoutines,
  forgetTakenBack,
  forgetQuestionsTakenBack,
  forgetDoneJobs,
  forgetUnusedDevices,
  forgetOldLines,
  forgetEndedLeases,
];

/** Each is harmless to repeat, so every process may do it, and none waits for another's luck. */
const sweeps: Sweep[] = [
  ...forgetting.map(
    (forget): Sweep =>
      ({ db, clock }) =>
        forget(db, clock.now()),
  ),
  purgeTrash,
  cleanUploads,
  eraseDueAccounts,
  eraseDueOfFamilies,
  // After them: what was erased just now goes with its files.
  cleanPhotos,
];

/** What people wait for by the clock. */
const promptSweeps: Sweep[] = [publishDueArticles];

/** Sweeps out what has run its time. */
export const sweep = (services: Sweeper): Promise<void> => run(sweeps, services);

export const sweepPromptly = (services: Sweeper): Promise<void> => run(promptSweeps, services);

async function run(due: Sweep[], services: Sweeper): Promise<void> {
  for (const one of due) {
    await one(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'housekeeping failed; it is tried again'),
    );
  }
}

export function startHousekeeping(services: Sweeper) {
  const running = new Set<Promise<void>>();
  const begin = (sweeping: typeof sweep) => {
    const swept = sweeping(services).finally(() => running.delete(swept));
    running.add(swept);
    return swept;
  };
  const timers = [
    setInterval(() => begin(sweep), everyTenMinutes),
    setInterval(() => begin(sweepPromptly), everyMinute),
  ];
  for (const timer of timers) timer.unref();
  return {
    promptly: () => begin(sweepPromptly),
    /** Begins no other sweep and waits for the one that runs: it needs the database until its end. */
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
