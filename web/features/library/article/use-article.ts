import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { articleIdSchema } from '#shared/library/library.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { cardOf } from '../article-cards.ts';
import { shelfLife } from '../shelf-life.ts';
import { fetchArticle } from './article.api.ts';

/**
 * The article, and until it is here what the list she came from told of it. What has once arrived stays on her
 * screen, whatever becomes of it on the server.
 */
export function useArticle(id: string) {
  const client = useQueryClient();
  const isId = v.is(articleIdSchema, { id });
  const query = useQuery({
    queryKey: ['article', id],
    queryFn: ({ signal }) => fetchArticle(id, signal),
    enabled: isId,
    ...shelfLife,
  });
  const article = query.data;
  return {
    article,
    card: article ?? cardOf(client, id),
    isMissing: !isId || (!article && query.isError && errorCodeOf(query.error) === 'not_found'),
    hasFailed: !article && query.isError,
    query,
  };
}
