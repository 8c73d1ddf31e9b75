import { Pencil, Trash2 } from 'lucide-react';
import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { problemIn } from './feed-problem.ts';
import { useFeedWords } from './feed-words.ts';

type Props = {
  feed: SeenFeed;
  onEdit?: ((feed: SeenFeed) => void) | undefined;
  onRemove?: ((feed: SeenFeed) => void) | undefined;
  /** When the feed it overlaps began. */
  overlapsAt?: string | undefined;
};

/** One feed of a list: when, which side, how long, her notes, and where it is kept. */
export function FeedRow({ feed, onEdit, onRemove, overlapsAt }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const time = words.time(feed.startTime);
  const named = t('nursingLog.feedAt', { time });
  return (
    <li className="flex items-start gap-1 py-0.5">
      <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <time dateTime={feed.startTime} className="min-w-12 font-bold tabular-nums">
            {time}
          </time>
          <span>{words.side(feed.side)}</span>
          <span className="text-ink-soft tabular-nums">{words.duration(feed.durationSeconds)}</span>
          {feed.kept !== 'synced' && (
            <KeptMark kept={feed.kept}>
              {t(feed.kept === 'phone' ? 'nursing.onPhone' : 'nursing.refused')}
            </KeptMark>
          )}
        </p>
        {feed.notes && (
          <p className="line-clamp-3 break-words whitespace-pre-line text-small text-ink-soft">
            {feed.notes}
          </p>
        )}
        {overlapsAt && (
          <p className="text-small text-ink-soft">
            <strong>{t('nursingLog.overlap')}.</strong>{' '}
            {t('nursingLog.overlapText', { time: words.time(overlapsAt) })}
          </p>
        )}
        {feed.refused && (
          <div className="flex flex-wrap items-center gap-2 text-small">
            <p>{t('nursing.refusedFields', { reason: reasonOf(feed.refused) })}</p>
            {onEdit && (
              <Button variant="secondary" onClick={() => onEdit(feed)}>
                {t('nursing.mend')}
              </Button>
            )}
          </div>
        )}
      </div>
      {onEdit && (
        <IconButton label={`${t('nursingLog.edit')}: ${named}`} onClick={() => onEdit(feed)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`${t('nursingLog.remove')}: ${named}`} onClick={() => onRemove(feed)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );

  function reasonOf({ code, fields }: NonNullable<SeenFeed['refused']>): string {
    const problem = problemIn(fields);
    return problem ? t(`nursing.problem_${problem}`) : t(`errors.${code}`);
  }
}
