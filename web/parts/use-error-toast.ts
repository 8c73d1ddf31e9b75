import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { toastFailure } from '#web/ui/toast-store.ts';

/** Tells what did not work, by its title, and why, by the sentence of the error. */
export function useErrorToast(): (title: string, error: unknown) => void {
  const sentenceFor = useErrorSentence();
  return (title, error) => {
    toastFailure(title, sentenceFor(error));
  };
}
