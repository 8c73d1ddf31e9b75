import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { articleIdSchema } from '#shared/library/library.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { cardOf } from '../article-cards.ts';
import { fetchArticle } from './article.api.ts';
import { forgetArticle, recallArticle, rememberArticle } from './read-articles.ts';

/**
 * The article, and until it is here her copy of it, or what the list she came from told. What has once arrived stays
 * on her screen, whatever becomes of it on the server; a copy of another day does not outlive it.
 */
export function useArticle(id: string) {
  const client = useQueryClient();
  const isId = v.is(articleIdSchema, { id });
  const query = useQuery({
    queryKey: ['article', id],
    queryFn: async ({ signal }) => {
      try {
        return await fetchArticle(id, signal);
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') forgetArticle(id);
        throw error;
      }
    },
    initialData: () => recallArticle(id),
    initialDataUpdatedAt: 0,
    meta: { remember: rememberArticle },
    enabled: isId,
    ...keptForANight,
  });
  const isGone = query.isError && errorCodeOf(query.error) === 'not_found';
  const isCopy = query.dataUpdatedAt === 0;
  const article = isGone && isCopy ? undefined : query.data;
  return {
    article,
    card: article ?? cardOf(client, id),
    isMissing: !isId || (!article && isGone),
    hasFailed: !article && query.isError,
    query,
  };
}
