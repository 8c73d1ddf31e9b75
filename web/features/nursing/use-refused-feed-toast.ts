import { useEffect, useRef } from 'react';
import { usePendingWrites } from '#web/features/timer/pending-writes.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The server said no to a feed that was saved while she looks: she is told, once. The feed stays in her list. */
export function useRefusedFeedToast(): void {
  const t = useTexts();
  const refused = usePendingWrites()
    .filter((write) => write.kind === 'feed.put' && write.refused)
    .map(({ id }) => id)
    .join(' ');
  const told = useRef(refused);
  useEffect(() => {
    const isNew = refused.split(' ').some((id) => id && !told.current.includes(id));
    told.current = refused;
    if (isNew)
      toast({ title: t('nursing.failed'), description: t('nursing.failedText'), tone: 'destructive' });
  }, [refused, t]);
}
