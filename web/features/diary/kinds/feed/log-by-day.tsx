import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { ByDay } from '../../by-day.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { useNursingSettings } from './nursing-settings.ts';
import type { useFeeds } from './use-feeds.ts';

type Props = {
  log: ReturnType<typeof useFeeds>;
  onEdit: (record: SeenRecord) => void;
  onRemove: (record: SeenRecord) => void;
};

/** The whole log. It opens with its newest page however long it is. */
export function LogByDay({ log, onEdit, onRemove }: Props) {
  const t = useTexts();
  const { dayStartHour } = useNursingSettings();
  if (log.isWaiting && !log.hasFailed) return <HistorySkeleton />;
  if (log.feeds.length === 0)
    return (
      <EmptyState
        picture={<EmptyLamp />}
        title={log.hasFailed ? t('nursingLog.loadFailed') : t('nursingLog.empty')}
        text={log.hasFailed ? t('nursingLog.loadFailedText') : t('nursingLog.emptyText')}
        action={log.hasFailed && <TryAgain query={log} />}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <ByDay
        records={log.feeds}
        dayStartHour={dayStartHour}
        atOnce={Number.POSITIVE_INFINITY}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      <LoadMore
        list={log}
        label={log.isFetchingNextPage ? t('nursingLog.loadingMore') : t('nursingLog.more')}
        failed={t('nursingLog.moreFailed')}
      />
    </div>
  );
}
