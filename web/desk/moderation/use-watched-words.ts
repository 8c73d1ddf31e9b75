import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WatchedWordAnswer } from '#shared/community/moderation.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { fetchWatchedWords, unwatchWord, watchWord } from './moderation.api.ts';
import { moderationKey } from './use-cases.ts';

export const wordsQuery = queryOptions({
  queryKey: [...moderationKey, 'words'],
  queryFn: ({ signal }) => fetchWatchedWords(signal),
  staleTime: 0,
});

type WatchedWord = Omit<WatchedWordAnswer, 'addedAt'>;
/** `said` is the notice that no longer holds when the server refuses. */
type Change = WatchedWord & { isWatched: boolean; said?: string };

/** One change behind the other, so that an undo never overtakes what it undoes. */
function useChangeWord() {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const { queryKey } = wordsQuery;
  return useMutation({
    mutationFn: ({ word, action, isWatched }: Change) =>
      isWatched ? watchWord({ word, action }) : unwatchWord(word),
    scope: { id: 'watched-words' },
    onError: (error, { isWatched, said }) => {
      if (said) dismissToast(said);
      tellError(t(isWatched ? 'moderation.addWordFailed' : 'moderation.removeWordFailed'), error);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useWatchWord() {
  const t = useTexts();
  const change = useChangeWord();
  return {
    isPending: change.isPending,
    watch: (asked: WatchedWord, onDone: () => void) =>
      change.mutate(
        { ...asked, isWatched: true },
        {
          onSuccess: () => {
            onDone();
            toast({ title: t('moderation.wordAdded'), description: asked.word });
          },
        },
      ),
  };
}

/** The word leaves at once, and can be called back. */
export function useUnwatchWord(): (word: WatchedWordAnswer) => void {
  const t = useTexts();
  const client = useQueryClient();
  const { mutate } = useChangeWord();
  const { queryKey } = wordsQuery;
  return ({ word, action }) => {
    // An answer that is under way does not know of the change yet.
    client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, before && { words: before.words.filter((one) => one.word !== word) });
    const said = toast({
      title: t('moderation.wordRemoved', { word }),
      action: {
        label: t('admin.undo'),
        onAct: () => {
          client.setQueryData(queryKey, before);
          mutate({ word, action, isWatched: true });
        },
      },
    });
    mutate({ word, action, isWatched: false, said });
  };
}
