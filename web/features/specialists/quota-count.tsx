import { useTexts } from '#web/texts/use-texts.ts';
import type { SavedQuota } from './use-overview.ts';

/** '1 de 2'; of a library without a limit that anyone reaches, only how many. */
export function QuotaCount({ quota: { plan, savedCount, savedAllowed } }: { quota: SavedQuota }) {
  const t = useTexts();
  return plan === 'free'
    ? t('specialists.libraryCount', { n: savedCount, max: savedAllowed })
    : t('specialists.libraryUnlimited', { n: savedCount });
}
