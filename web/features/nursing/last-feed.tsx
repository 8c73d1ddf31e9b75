import { timeSince } from '#shared/nursing/log.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';
import { useNursingSettings } from './nursing-settings.ts';

type Props = { feed: Feed | undefined; align?: 'center' | 'left' };
const aligned = { center: 'text-center', left: 'text-left' };

/** 'Há 2 h 10 min · Última: lado esquerdo': what she asks herself before every feed. */
export function LastFeed({ feed, align = 'center' }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const { sinceFrom } = useNursingSettings();
  const now = useNow('half-minute');
  if (!feed) return <p className={`${aligned[align]} text-ink-soft`}>{t('nursing.noFeedYet')}</p>;
  const seconds = timeSince(feed, new Date(now), sinceFrom) ?? 0;
  return (
    <p className={aligned[align]}>
      <span className="block text-heading font-bold">
        {seconds < 60 ? t('nursing.sinceNow') : t('nursing.since', { time: words.duration(seconds) })}
      </span>
      <span className="text-ink-soft">
        {feed.side !== 'both'
          ? t('nursing.lastSide', { side: words.sideInSentence(feed.side) })
          : feed.lastSide
            ? t('nursing.lastBothNext', { side: words.sideInSentence(feed.lastSide) })
            : t('nursing.lastBoth')}
      </span>
    </p>
  );
}
