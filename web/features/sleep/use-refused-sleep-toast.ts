import { useEffect, useRef } from 'react';
import { usePendingWrites } from '#web/features/timer/pending-writes.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The server said no to a sleep while she looks: she is told, once. The sleep stays in her diary. */
export function useRefusedSleepToast(): void {
  const t = useTexts();
  const refused = usePendingWrites()
    .filter((write) => write.kind === 'sleep.put' && write.refused)
    .map(({ id }) => id)
    .join(' ');
  const told = useRef(refused);
  useEffect(() => {
    const isNew = refused.split(' ').some((id) => id && !told.current.includes(id));
    told.current = refused;
    if (isNew)
      toast({
        title: t('sleepDiary.failed'),
        description: t('sleepDiary.refusedText'),
        tone: 'destructive',
      });
  }, [refused, t]);
}
