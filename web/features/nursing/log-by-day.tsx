import { dayTotals } from '#shared/nursing/log.rules.ts';
import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import { overlapStarts } from '#shared/timer/overlap.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeedWords } from './feed-words.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import { useFeedDays } from './use-feed-days.ts';
import { useFeedEditing } from './use-feed-editing.ts';
import type { useFeeds } from './use-feeds.ts';

type Props = {
  owner: string | null;
  log: ReturnType<typeof useFeeds>;
  onEdit: (feed: SeenFeed) => void;
  onSignIn: () => void;
};

/**
 * The whole log. It opens with its newest page however long it is, and days far from the screen are laid out by
 * the browser only when she comes near.
 */
export function LogByDay({ owner, log, onEdit, onSignIn }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const { nameOf, byDay } = useFeedDays();
  const { remove } = useFeedEditing(owner, onSignIn);
  const overlapping = overlapStarts(log.feeds);

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
      {byDay(log.feeds).map(({ day, feeds }) => {
        const { feeds: n, seconds } = dayTotals(feeds);
        return (
          <section
            key={day}
            aria-labelledby={`day-${day}`}
            className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
          >
            <div className="flex items-baseline justify-between gap-3 border-line border-b pb-1">
              <h2 id={`day-${day}`} className="font-bold first-letter:uppercase">
                {nameOf(day)}
              </h2>
              <p className="text-small text-ink-soft tabular-nums">
                {t('nursing.todayTotal', { n, time: words.duration(seconds) })}
              </p>
            </div>
            <FeedList feeds={feeds} overlapping={overlapping} onEdit={onEdit} onRemove={remove} />
          </section>
        );
      })}
      <LoadMore
        list={log}
        label={log.isFetchingNextPage ? t('nursingLog.loadingMore') : t('nursingLog.more')}
        failed={t('nursingLog.moreFailed')}
      />
    </div>
  );
}
