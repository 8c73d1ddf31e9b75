import { useTexts } from '#web/texts/use-texts.ts';
import type { Shelf } from './use-overview.ts';

/** '1 de 2'; of a library without a limit that anyone reaches, only how many. */
export function ShelfCount({ shelf: { plan, savedCount, savedAllowed } }: { shelf: Shelf }) {
  const t = useTexts();
  return plan === 'free'
    ? t('specialists.libraryCount', { n: savedCount, max: savedAllowed })
    : t('specialists.libraryUnlimited', { n: savedCount });
}
