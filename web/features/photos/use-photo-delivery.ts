import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { startPhotoDelivery } from './photo-delivery.ts';
import { refusalWords } from './refusal-words.ts';
import { openPhotosOf } from './waiting-photos.ts';

/** Mounted once, beside every screen. */
export function usePhotoDelivery(owner: string | null): void {
  const t = useTexts();
  const tell = useEffectEvent((reason: string | null) =>
    toast({ title: t('photo.refused'), description: refusalWords(reason, t), tone: 'destructive' }),
  );
  useEffect(() => {
    if (owner === null) {
      void openPhotosOf(null);
      return undefined;
    }
    return startPhotoDelivery(owner, { onRefused: ({ reason }) => tell(reason) });
  }, [owner]);
}
