import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeeds } from './use-feeds.ts';

/** Before her first feed: saving it means that Colo may keep it. The server notes so with the feed. */
export function ConsentLine({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { feeds, isWaiting } = useFeeds(owner);
  if (isWaiting || feeds.length > 0) return null;
  return (
    <p className="text-ink-soft text-small">
      {t('nursing.consent')}{' '}
      <Link to={paths.privacy} target="_blank" className="font-bold text-ink underline underline-offset-4">
        {t('nursing.consentLink')}
      </Link>
      .
    </p>
  );
}
