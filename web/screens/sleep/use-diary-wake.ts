import { wokeAt } from '#shared/sleep/sleep-log.rules.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useNursingSettings } from '#web/features/nursing/nursing-settings.ts';
import { sleepTimer } from '#web/features/sleep/sleep-timer-kind.ts';
import { useDiaryDays } from '#web/features/sleep/use-diary-days.ts';
import { useSleeps } from '#web/features/sleep/use-sleeps.ts';
import type { DiaryWake } from '#web/features/wake-window/wake-part.tsx';
import { zoneHere } from '#web/platform/timer/local-moment.ts';
import { useTimer } from '#web/platform/timer/use-timer.ts';

const dayMs = 86_400_000;

/** How things stand by the diary: a sleep under way on this phone, or when the last one ended. */
export function useDiaryWake(owner: string | null): DiaryWake {
  const { sleepDayStartHour: dayStartHour } = useNursingSettings();
  const { timer, status, now } = useTimer(sleepTimer, owner);
  // The same days as the diary's, so that both are one answer, and the phone's own copy serves offline.
  const { newest } = useDiaryDays(dayOf(new Date(now), zoneHere(), dayStartHour), dayStartHour, undefined);
  const { sleeps } = useSleeps(owner, newest);
  const began = timer?.stretches[0]?.from;
  if (status === 'running' && began) return { state: 'asleep', since: Date.parse(began) };
  const since = wokeAt(sleeps);
  if (since === null) return null;
  return { state: now - since < dayMs ? 'awake' : 'old', since };
}
