import type { SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { recordsByDay } from '#shared/timer/log.rules.ts';
import { overlapStarts } from '#shared/timer/overlap.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SleepRow } from './sleep-row.tsx';
import { useSleepWords } from './sleep-words.ts';
import type { useSleeps } from './use-sleeps.ts';

type Props = {
  owner: string | null;
  range: ReturnType<typeof useSleeps>;
  /** Where the days on screen begin: what only reaches into them stands on its own day. */
  from: Date;
  today: CalendarDate;
  dayStartHour: number;
  onEdit: (sleep: SeenSleep) => void;
  onRemove: (sleep: SeenSleep) => void;
};

export const dayId = (day: string) => `sleep-day-${day}`;

/** The sleeps of some days, newest day first; each stands on the day it began. */
export function SleepLog({ owner, range, from, today, dayStartHour, onEdit, onRemove }: Props) {
  const t = useTexts();
  const words = useSleepWords();
  const overlapping = overlapStarts(range.sleeps);
  const sleeps = range.sleeps.filter(
    ({ startTime, kept }) => kept === 'refused' || Date.parse(startTime) >= from.getTime(),
  );
  const nameOf = (day: CalendarDate) =>
    day === today
      ? t('sleepDiary.today')
      : day === addDays(today, -1)
        ? t('sleepDiary.yesterday')
        : words.day(day);

  if (sleeps.length === 0 && !range.isWhole && !range.hasFailed) return <LogSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {range.hasFailed && (
        <EmptyState
          title={t('sleepDiary.loadFailed')}
          text={t('sleepDiary.loadFailedText')}
          action={<TryAgain query={range} />}
        />
      )}
      {sleeps.length === 0 && !range.hasFailed && (
        <EmptyState title={t('sleepDiary.empty')} text={t('sleepDiary.emptyText')} />
      )}
      {sleeps.some(({ kept }) => kept === 'phone') && (
        <p className="text-small text-ink-soft">
          {owner === null ? t('sleepDiary.onPhoneVisitor') : t('sleepDiary.onPhoneLong')}
        </p>
      )}
      {[...recordsByDay(sleeps, deviceTimeZone(), dayStartHour)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={dayId(day)}>
          <h3
            id={dayId(day)}
            tabIndex={-1}
            className="scroll-mt-16 border-line border-b pb-1 font-bold first-letter:uppercase"
          >
            {nameOf(day)}
          </h3>
          <ul className="divide-y divide-line">
            {ofDay.map((sleep) => (
              <SleepRow
                key={sleep.id}
                sleep={sleep}
                overlapsAt={overlapping.get(sleep.id)}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As high as a few rows, so that nothing jumps. */
function LogSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-3 py-2">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
