import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ArticleCardAnswer, ReadingListAnswer } from '#shared/library/library.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { keepSaved } from './library.api.ts';
import { readingListQuery } from './use-reading-list.ts';

type Change = {
  article: ArticleCardAnswer;
  isSaved: boolean;
  /** Where it stood, when it is put back; otherwise the newest stands first. */
  place?: number | undefined;
};

/**
 * The list answers at once and the server is told after, one change behind the other. What it refuses turns
 * back, and she is told.
 */
export function useToggleSaved(owner: string | null): (change: Change) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const { queryKey } = readingListQuery(owner);

  const { mutate } = useMutation({
    mutationFn: ({ article, isSaved }: Change) => keepSaved(article.id, isSaved),
    scope: { id: 'reading-list' },
    // Before the list has arrived there is nothing to change on screen: it is asked again, with the article.
    onSuccess: () => !client.getQueryData(queryKey) && client.invalidateQueries({ queryKey }),
    onError: (error, { article, isSaved, place }) => {
      show({ article, isSaved: !isSaved, place });
      tellError(isSaved ? t('library.saveFailed') : t('library.removeFailed'), error);
    },
  });

  function show(change: Change): void {
    client.setQueryData(queryKey, (known) => known && changed(known, change));
  }

  return (change) => {
    const list = client.getQueryData(queryKey);
    const stood = list?.articles.findIndex(({ id }) => id === change.article.id) ?? -1;
    // An answer that is under way does not know of the change yet.
    if (list) client.cancelQueries({ queryKey });
    show(change);
    mutate({ ...change, place: change.place ?? (stood === -1 ? undefined : stood) });
  };
}

function changed(
  { articles }: ReadingListAnswer,
  { article, isSaved, place = 0 }: Change,
): ReadingListAnswer {
  const others = articles.filter(({ id }) => id !== article.id);
  return { articles: isSaved ? others.toSpliced(place, 0, article) : others };
}
