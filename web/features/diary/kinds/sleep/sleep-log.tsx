import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ByDay } from '../../by-day.tsx';
import type { useSleeps } from './use-sleeps.ts';

type Props = {
  owner: string | null;
  range: ReturnType<typeof useSleeps>;
  /** Where the days on screen begin: what only reaches into them stands on its own day. */
  from: Date;
  dayStartHour: number;
  onEdit: (record: SeenRecord) => void;
  onRemove: (record: SeenRecord) => void;
};

export const sleepDayId = (day: string) => `sleep-day-${day}`;

/** The sleeps of some days, newest day first; each stands on the day it began. */
export function SleepLog({ owner, range, from, dayStartHour, onEdit, onRemove }: Props) {
  const t = useTexts();
  const isShown = ({ startTime, kept }: (typeof range.sleeps)[number]) =>
    kept === 'refused' || Date.parse(startTime) >= from.getTime();
  const sleeps = range.sleeps.filter(isShown);
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
        <p className="text-ink-soft text-small">
          {owner === null ? t('sleepDiary.onPhoneVisitor') : t('sleepDiary.onPhoneLong')}
        </p>
      )}
      <ByDay
        records={sleeps}
        beside={range.sleeps.filter((sleep) => !isShown(sleep))}
        dayStartHour={dayStartHour}
        // She may have come for one of them, and is brought there.
        atOnce={Number.POSITIVE_INFINITY}
        level="h3"
        idOf={sleepDayId}
        onEdit={onEdit}
        onRemove={onRemove}
      />
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
