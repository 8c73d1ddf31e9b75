import { Link } from '@tanstack/react-router';
import { HeartHandshake } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** What this place is, in a sentence, and how we treat each other in it. */
export function RulesBanner() {
  const t = useTexts();
  return (
    <aside
      aria-label={t('community.bannerLabel')}
      className="flex gap-3 rounded-card bg-topic-between-mothers px-4 pt-3 pb-1 text-small"
    >
      <HeartHandshake size={24} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <div>
        <p>{t('community.banner')}</p>
        <Link
          to={paths.communityRules}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {t('community.rules')}
        </Link>
      </div>
    </aside>
  );
}
