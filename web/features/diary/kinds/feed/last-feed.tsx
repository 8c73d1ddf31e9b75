import { timeSince } from '#shared/nursing/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { useFeedWords } from './use-feed-words.ts';
import type { FeedRecord } from './use-feeds.ts';

type Props = { feed: FeedRecord | undefined; align?: 'center' | 'left' };
const aligned = { center: 'text-center', left: 'text-left' };

/** 'Há 2 h 10 min · Última: lado esquerdo': what she asks herself before every feed. */
export function LastFeed({ feed, align = 'center' }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const { sinceFrom } = useNursingSettings();
  const now = useNow('half-minute');
  if (!feed) return <p className={`${aligned[align]} text-ink-soft`}>{t('nursing.noFeedYet')}</p>;
  const { side, lastSide } = feed.details;
  const seconds = timeSince(feed, new Date(now), sinceFrom) ?? 0;
  return (
    <p className={aligned[align]}>
      <span className="block text-heading font-bold">
        {seconds < 60 ? t('nursing.sinceNow') : t('nursing.since', { time: words.duration(seconds) })}
      </span>
      <span className="text-ink-soft">
        {side !== 'both'
          ? t('nursing.lastSide', { side: words.sideInSentence(side) })
          : lastSide
            ? t('nursing.lastBothNext', { side: words.sideInSentence(lastSide) })
            : t('nursing.lastBoth')}
      </span>
    </p>
  );
}
