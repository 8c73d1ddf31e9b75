import { type DiaryWake, wokeAt } from '#shared/sleep/sleep-log.rules.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { sleepTimer } from './sleep-timer-kind.ts';
import { useDiaryDays } from './use-diary-days.ts';
import { useSleeps } from './use-sleeps.ts';

const dayMs = 86_400_000;

/** How things stand by the diary: a sleep under way on this phone, or when the last one ended. */
export function useDiaryWake(place: DiaryPlace, dayStartHour: number): DiaryWake {
  const { timer, status, now } = useTimer(sleepTimer, place);
  // The same days as the diary's, so that both are one answer, and the phone's own copy serves offline.
  const { newest } = useDiaryDays(
    dayOf(new Date(now), deviceTimeZone(), dayStartHour),
    dayStartHour,
    undefined,
  );
  const { sleeps } = useSleeps(place, newest);
  const began = timer?.stretches[0]?.from;
  if (status === 'running' && began) return { state: 'asleep', since: Date.parse(began) };
  const since = wokeAt(sleeps);
  if (since === null) return null;
  return { state: now - since < dayMs ? 'awake' : 'old', since };
}
