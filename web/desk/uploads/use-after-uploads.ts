import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useUploadScope } from './upload-scope.tsx';

/**
 * Saving that waits for the files on their way, so that they are saved with the rest. Where one does not arrive nothing
 * is saved, and she is told: the form is as she left it. What is called afterwards reads the form as it is by then.
 */
export function useAfterUploads() {
  const t = useTexts();
  const { uploads } = useUploadScope();
  const [isWaiting, setWaiting] = useState(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function afterUploads(save: () => void): Promise<void> {
    if (uploads.current().count === 0) return save();
    setWaiting(true);
    const outcome = await uploads.settled();
    // She left: whatever was asked has been answered there.
    if (!isHere.current) return;
    setWaiting(false);
    if (outcome === 'done') return save();
    toast({
      title: t('uploads.notSaved'),
      description: outcome === 'failed' ? t('uploads.notSavedFailed') : t('uploads.notSavedCancelled'),
      tone: outcome === 'failed' ? 'destructive' : 'plain',
    });
  }

  return { afterUploads, isWaiting };
}
