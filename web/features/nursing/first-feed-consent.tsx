import { useTexts } from '#web/texts/use-texts.ts';
import { ConsentLine } from '#web/ui/consent-line.tsx';
import { useFeeds } from './use-feeds.ts';

/** Nothing, once there is a feed. */
export function FirstFeedConsent({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { feeds, isWaiting } = useFeeds(owner);
  if (isWaiting || feeds.length > 0) return null;
  return <ConsentLine link={t('nursing.consentLink')}>{t('nursing.consent')}</ConsentLine>;
}
