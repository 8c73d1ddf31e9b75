import { useState } from 'react';
import { wakeWindow } from '#shared/sleep/wake-window.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { ageSentence, correctedAgeSentence } from '#web/features/baby/age-sentences.ts';
import { ageOn } from '#web/features/baby/age-today.ts';
import { useNursingSettings } from '#web/features/diary/kinds/feed/nursing-settings.ts';
import { BackToSleep } from '#web/features/diary/kinds/sleep/back-to-sleep.tsx';
import { SafeSleep } from '#web/features/diary/kinds/sleep/safe-sleep.tsx';
import { useDiaryWake } from '#web/features/diary/kinds/sleep/use-diary-wake.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { toLocalMoment } from '#web/features/timer/local-moment.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { ageOfMonths, countedFromBirth } from '#web/features/wake-window/age-in-use.ts';
import { AgePart } from '#web/features/wake-window/age-part.tsx';
import { AgeTable } from '#web/features/wake-window/age-table.tsx';
import { NextSleepCard } from '#web/features/wake-window/next-sleep-card.tsx';
import { Ranges } from '#web/features/wake-window/ranges.tsx';
import { SleepyCues } from '#web/features/wake-window/sleepy-cues.tsx';
import { WakePart } from '#web/features/wake-window/wake-part.tsx';
import { wokeAt } from '#web/features/wake-window/wake-time.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';

export default function SleepCalculatorScreen() {
  const t = useTexts();
  const { data: viewer } = useViewer();
  const { profile } = useProfile(viewer);
  const { today } = useLocalTime();
  const [isFromBirth, setFromBirth] = useState(false);
  const [chosenMonths, setChosenMonths] = useState<number>();
  const wake = useWokeAt(useOwner());

  const known = ageOn(profile, today);
  const chosen = chosenMonths === undefined ? known : ageOfMonths(chosenMonths, today);
  const age = known.kind === 'unknown' ? chosen : known;
  const counted = age.kind === 'born' ? (isFromBirth ? countedFromBirth(age) : age) : undefined;
  const hers = counted ? wakeWindow(counted) : null;
  return (
    <TitledPage title={t('wakeWindow.title')} header={<BackToSleep />}>
      <div className="-mt-4 grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{t('wakeWindow.intro')}</p>
        <AgePart
          age={known}
          sentences={{ age: ageSentence(known, t), corrected: correctedAgeSentence(known, t) }}
          isFromBirth={isFromBirth}
          onFromBirth={setFromBirth}
          chosenMonths={chosenMonths}
          onChosenMonths={setChosenMonths}
        />
        {hers && <WakePart {...wake.part} />}
        {hers && wake.wokeAt !== undefined && (
          <NextSleepCard awake={hers.minutes} wokeAt={wake.wokeAt} now={wake.now} />
        )}
        {counted && <Ranges age={counted} />}
        <SleepyCues />
        <AgeTable hers={hers} />
        <SafeSleep />
      </div>
    </TitledPage>
  );
}

/** When the baby woke up: what she says, or else what the diary knows, or else now. */
function useWokeAt(owner: string | null) {
  const zone = deviceTimeZone();
  const now = useNow('half-minute');
  const diary = useDiaryWake(useDiaryPlace(owner), useNursingSettings().sleepDayStartHour);
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
