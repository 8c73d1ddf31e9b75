import { useState } from 'react';
import { useNursingSettings } from '#web/features/nursing/nursing-settings.ts';
import { useDiaryWake } from '#web/features/sleep/use-diary-wake.ts';
import { toLocalMoment } from '#web/features/timer/local-moment.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { wokeAt } from '#web/features/wake-window/wake-time.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';

/** When the baby woke up: what she says, or else what the diary knows, or else now. */
export function useWokeAt(owner: string | null) {
  const zone = deviceTimeZone();
  const now = useNow('half-minute');
  const diary = useDiaryWake(owner, useNursingSettings().sleepDayStartHour);
  const [time, setTime] = useState<string | null>(null);
  const timeNow = toLocalMoment(now, zone).slice(11);
  const isDiary = time === null && diary !== null && diary.state !== 'old';
  const said = wokeAt(time ?? timeNow, now, zone);
  const known = typeof said === 'number' ? said : undefined;
  return {
    now,
    /** Undefined while the baby sleeps, or what she says cannot be. */
    wokeAt: isDiary ? (diary.state === 'awake' ? diary.since : undefined) : known,
    part: {
      diary,
      time,
      problem: isDiary || typeof said === 'number' ? undefined : said,
      onTime: setTime,
      timeNow,
    },
  };
}
