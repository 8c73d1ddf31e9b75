import type { MarkWords } from '#web/parts/waiting-mark.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export function useMarkWords(): MarkWords {
  const t = useTexts();
  return {
    sending: t('specialists.sending'),
    phone: t('specialists.waiting'),
    refused: t('specialists.refused'),
  };
}
