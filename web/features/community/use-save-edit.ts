import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { problemOf, problemSentence } from './problem-sentence.ts';

type Options<Edit, Answer> = {
  send: (edit: Edit) => Promise<Answer>;
  /** Said when it is saved. */
  saved: string;
  onSaved: (answer: Answer) => void;
  /** There is nothing more to show. */
  onClose: () => void;
};

/** Saves what she said better. Where her words ask for it, whom to call stays in the form's place. */
export function useSaveEdit<Edit, Answer extends { concern: Concern | null }>(
  options: Options<Edit, Answer>,
) {
  const { send, saved, onSaved, onClose } = options;
  const t = useTexts();
  const [concern, setConcern] = useState<Concern | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      onSaved(answer);
      toast({ title: saved });
      if (answer.concern) setConcern(answer.concern);
      else onClose();
    },
    onError: (error) =>
      toastFailure(t('community.editFailed'), problemSentence(problemOf(error), t) ?? t('errors.internal')),
  });
  return { save: mutate, isSaving: isPending, concern };
}
