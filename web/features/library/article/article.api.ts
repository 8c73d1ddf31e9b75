import type {
  ArticleAnswer,
  ArticleFeedbackAnswer,
  RelatedArticlesAnswer,
} from '#shared/library/library.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

export type Feedback = { isHelpful: boolean; suggestion: string | null };

export async function fetchArticle(id: string, signal: AbortSignal): Promise<ArticleAnswer> {
  const response = await apiFetch(`/api/articles/${id}`, { signal });
  return response.json();
}

export async function fetchRelated(articleId: string, signal: AbortSignal): Promise<RelatedArticlesAnswer> {
  const response = await apiFetch(`/api/articles/${articleId}/related`, { signal });
  return response.json();
}

export async function fetchFeedback(articleId: string, signal: AbortSignal): Promise<ArticleFeedbackAnswer> {
  const response = await apiFetch(`/api/articles/${articleId}/feedback`, { signal });
  return response.json();
}

/** Once per mother and article: saying it again replaces what she said before, `replaces` what she said as a visitor. */
export const sendFeedback = (articleId: string, feedback: Feedback & { replaces?: string | undefined }) =>
  post(`/api/articles/${articleId}/feedback`, feedback);

/** Once per browser and article: `answerId` is that answer's alone. */
export const sendVisitorFeedback = (articleId: string, feedback: Feedback & { answerId: string }) =>
  post(`/api/articles/${articleId}/visitor-feedback`, feedback);

async function post(path: string, body: object): Promise<ArticleFeedbackAnswer> {
  const response = await apiFetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
