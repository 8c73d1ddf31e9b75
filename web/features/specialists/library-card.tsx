import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QuotaCount } from './quota-count.tsx';
import type { SavedQuota } from './use-overview.ts';

/** 'Biblioteca Pessoal': how much is in it, and the way to more room. */
export function LibraryCard({ quota }: { quota: SavedQuota }) {
  const t = useTexts();
  return (
    <Card as="section" aria-labelledby="personal-library" tone="sage" className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3">
        <Bookmark size={24} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <h2 id="personal-library" className="font-bold text-heading">
            {t('specialists.library')}
          </h2>
          <p>{t('specialists.libraryText')}</p>
          <p className="min-h-6 font-bold">{quota.isKnown && <QuotaCount quota={quota} />}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.savedSessions} className={buttonClass({ variant: 'secondary' })}>
          {t('specialists.openLibrary')}
        </Link>
        {quota.plan === 'free' && (
          <Link to={paths.plans} className={`quiet:hidden ${buttonClass({ variant: 'secondary' })}`}>
            {t('specialists.subscribe')}
          </Link>
        )}
      </div>
    </Card>
  );
}
