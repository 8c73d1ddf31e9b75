import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

/** Puts a text on the clipboard and says so; where the browser does not allow it, she is told to do it by hand. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('secondFactor.copied') });
    } catch {
      toastFailure(t('secondFactor.copyFailed'));
    }
  };
}
