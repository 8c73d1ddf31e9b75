import { dayTotals } from '#shared/nursing/log.rules.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { History } from './history.tsx';
import { useNursingSettings } from './nursing-settings.ts';
import { useFeedWords } from './use-feed-words.ts';
import type { FeedRecord } from './use-feeds.ts';

type Props = { place: DiaryPlace; feeds: FeedRecord[]; onSignIn: () => void };

/** The feeds of her day, which begins when she says, and what they come to. */
export function Today({ place, feeds, onSignIn }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const { dayStartHour } = useNursingSettings();
  const now = new Date(useNow('half-minute'));
  const zone = deviceTimeZone();
  const today = dayOf(now, zone, dayStartHour);
  const ofToday = feeds.filter((feed) => dayOf(feed.startTime, zone, dayStartHour) === today);
  const { feeds: n, seconds } = dayTotals(ofToday);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-heading font-bold">{t('nursing.today')}</h2>
        {n > 0 && (
          <p className="text-small text-ink-soft tabular-nums">
            {t('nursing.todayTotal', { n, time: words.duration(seconds) })}
          </p>
        )}
      </div>
      <History place={place} feeds={ofToday} emptyText={t('nursing.todayEmpty')} onSignIn={onSignIn} />
    </>
  );
}
