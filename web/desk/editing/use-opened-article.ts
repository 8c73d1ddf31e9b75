import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { readDeviceCopy } from './device-copy.ts';
import { fetchEditedArticle } from './editing.api.ts';
import { wasJustMade } from './new-articles.ts';
import { type OpenedArticle, openArticle, openOffline } from './opened-article.ts';

/**
 * The article as the form opens with it. Asked once: whatever the server says later, the text under her hands is
 * not exchanged.
 */
export function useOpenedArticle(id: string, writerId: string) {
  const language = useLanguage();
  const [opened, setOpened] = useState<OpenedArticle>();
  // Every opening asks anew: an answer of the last one may be older than what was typed since.
  const [opening] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: ['admin-edited-article', id, writerId, opening],
    queryFn: async ({ signal }) => {
      const device = await readDeviceCopy(writerId, id);
      try {
        return openArticle(await fetchOrNew(id, signal), device, language);
      } catch (error) {
        if (device && errorCodeOf(error) === 'unavailable') return openOffline(id, device, language);
        throw error;
      }
    },
    enabled: !opened,
    retry: false,
    gcTime: 0,
  });
  if (query.data && !opened) setOpened(query.data);
  return { opened, query };
}

/** A new article can be begun without a connection. */
async function fetchOrNew(id: string, signal: AbortSignal): Promise<EditingArticleAnswer> {
  if (wasJustMade(id)) return { id, version: 0, saved: null, draft: null, pair: null };
  return fetchEditedArticle(id, signal);
}
