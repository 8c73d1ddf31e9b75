import type { ArticleAnswer, ArticleFeedbackAnswer } from '#shared/library/library.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

export type Feedback = { isHelpful: boolean; suggestion: string | null };

export async function fetchArticle(id: string, signal: AbortSignal): Promise<ArticleAnswer> {
  const response = await apiFetch(`/api/articles/${id}`, { signal });
  return response.json();
}

export async function fetchFeedback(articleId: string, signal: AbortSignal): Promise<ArticleFeedbackAnswer> {
  const response = await apiFetch(`/api/articles/${articleId}/feedback`, { signal });
  return response.json();
}

/** Once per mother and article: saying it again replaces what she said before. */
export async function sendFeedback(articleId: string, feedback: Feedback): Promise<ArticleFeedbackAnswer> {
  const response = await apiFetch(`/api/articles/${articleId}/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
  });
  return response.json();
}
