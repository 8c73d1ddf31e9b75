import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { CalendarRange, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { changeSettings } from '#web/features/diary/kinds/feed/nursing-settings.ts';
import { useSleepDayStart } from '#web/features/diary/kinds/feed/use-sleep-day-start.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { AwakeSince } from '#web/features/diary/kinds/sleep/awake-since.tsx';
import { SafeSleep } from '#web/features/diary/kinds/sleep/safe-sleep.tsx';
import { SleepLog, sleepDayId } from '#web/features/diary/kinds/sleep/sleep-log.tsx';
import { sleepParts } from '#web/features/diary/kinds/sleep/sleep-parts.tsx';
import { sleepTimerParts } from '#web/features/diary/kinds/sleep/sleep-timer.ts';
import { SleepToday } from '#web/features/diary/kinds/sleep/sleep-today.tsx';
import { useDiaryDays } from '#web/features/diary/kinds/sleep/use-diary-days.ts';
import { useSleeps } from '#web/features/diary/kinds/sleep/use-sleeps.ts';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { TimerPanel } from '#web/features/diary/timer-panel.tsx';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';

const kindsHere = [sleepParts];

export default whileOpen(SleepDiaryScreen);

function SleepDiaryScreen() {
  const place = useDiaryPlace(useOwner());
  return (
    <KindsHere value={kindsHere}>
      <SleepDiaryOf place={place} />
    </KindsHere>
  );
}

function SleepDiaryOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const { owner } = place;
  const signIn = useSignInHere();
  const dayStartHour = useSleepDayStart(place);
  const { dia } = useSearch({ strict: false });
  const today = dayOf(new Date(useNow('half-minute')), deviceTimeZone(), dayStartHour);
  const days = useDiaryDays(today, dayStartHour, dia);
  const newest = useSleeps(place, days.newest);
  const shown = useSleeps(place, days.shown);
  const { remove } = useEditing(place, signIn);
  const [edited, setEdited] = useState<Edited>();
  useDayInView(dia, shown.isWhole);

  const add = () => setEdited({ record: recordByHand(sleepParts, place, shown.sleeps), before: null });
  return (
    <div className="mx-auto grid w-full max-w-[32rem] grid-cols-1 gap-6 px-4 pt-2 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:px-6 wide:pt-6 wide:pb-12">
      <DocumentTitle title={t('sleepDiary.title')} />
      <div className="grid grid-cols-1 gap-2">
        <LinkBack to={paths.home} state={{ topic: 'sono-do-bebe' }} className="justify-self-start">
          {t('sleepDiary.back')}
        </LinkBack>
        <h1 tabIndex={-1} className="flex min-h-11 items-center text-heading font-extrabold">
          {t('sleepDiary.title')}
        </h1>
        <TimerPanel
          parts={sleepTimerParts}
          place={place}
          onSignIn={signIn}
          idleNote={<AwakeSince sleeps={newest.sleeps} />}
        />
      </div>
      <SleepToday sleeps={newest.sleeps} today={today} dayStartHour={dayStartHour} />
      <Link to={paths.toolSleepCalendar} className={linkClass}>
        <CalendarRange size={22} aria-hidden className="text-clay" />
        <span className="flex-1">{t('sleepDiary.calendarLink')}</span>
        <ChevronRight size={20} aria-hidden className="text-ink-soft" />
      </Link>
      <SectionCard title={t('sleepDiary.log')} className="gap-4">
        <Button variant="secondary" size="large" icon={<Plus size={20} aria-hidden />} onClick={add}>
          {t('sleepDiary.add')}
        </Button>
        <SleepLog
          owner={owner}
          range={shown}
          from={days.shown.from}
          dayStartHour={dayStartHour}
          onEdit={(record) => setEdited({ record, before: record })}
          onRemove={remove}
        />
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="quiet" onClick={days.older}>
            {t('sleepDiary.older')}
          </Button>
          {days.newer && (
            <Button variant="quiet" onClick={days.newer}>
              {t('sleepDiary.newer')}
            </Button>
          )}
        </div>
      </SectionCard>
      <DayStartChoice owner={owner} dayStartHour={dayStartHour} />
      <SafeSleep />
      <RecordEditor
        place={place}
        edited={edited}
        onEdit={setEdited}
        records={shown.sleeps}
        onSignIn={signIn}
      />
    </div>
  );
}

/** She came for one day: it is brought before her eyes, and a screen reader goes on from there. */
function useDayInView(day: string | undefined, isWhole: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!day || !isWhole) return;
    const bring = () => {
      // Newest first. A night stands on the day it began: what only reaches into hers is found on the one before.
      const headings = [...document.querySelectorAll<HTMLElement>(`[id^=${sleepDayId('')}]`)];
      const heading = headings.find(({ id }) => id <= sleepDayId(day));
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    };
    bring();
    // A page just opened begins at its top: the day comes after that.
    return router.subscribe('onRendered', bring);
  }, [router, day, isWhole]);
}

const linkClass =
  'flex min-h-13 items-center gap-3 rounded-card border border-line bg-card px-4 font-bold hover:bg-blush';

type Props = { owner: string | null; dayStartHour: number };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function DayStartChoice({ owner, dayStartHour }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Select
      label={t('sleepDiary.dayStart')}
      hint={t('sleepDiary.dayStartHint')}
      value={String(dayStartHour)}
      onChange={(event) => changeSettings(owner, { sleepDayStartHour: Number(event.target.value) })}
      options={hours.map((hour) => ({
        value: String(hour),
        label: timeOfDay(Date.UTC(2026, 0, 1, hour), language, 'UTC'),
      }))}
    />
  );
}
