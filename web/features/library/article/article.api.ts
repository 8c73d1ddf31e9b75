import type { ArticleRoutes } from '#server/features/library/library.routes.ts';
import type {
  ArticleAnswer,
  ArticleFeedbackAnswer,
  RelatedArticlesAnswer,
} from '#shared/library/library.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const article = clientOf<ArticleRoutes>('/api/articles')[':id'];

export type Feedback = { isHelpful: boolean; suggestion: string | null };

export const fetchArticle = (id: string, signal: AbortSignal): Promise<ArticleAnswer> =>
  answerTo(article.$get({ param: { id } }, { init: { signal } }));

export const fetchRelated = (id: string, signal: AbortSignal): Promise<RelatedArticlesAnswer> =>
  answerTo(article.related.$get({ param: { id } }, { init: { signal } }));

export const fetchFeedback = (id: string, signal: AbortSignal): Promise<ArticleFeedbackAnswer> =>
  answerTo(article.feedback.$get({ param: { id } }, { init: { signal } }));

/** Once per mother and article: saying it again replaces what she said before, `replaces` what she said as a visitor. */
export const sendFeedback = (
  id: string,
  feedback: Feedback & { replaces?: string | undefined },
): Promise<ArticleFeedbackAnswer> => answerTo(article.feedback.$post({ param: { id }, json: feedback }));

/** Once per browser and article: `answerId` is that answer's alone. */
export const sendVisitorFeedback = (
  id: string,
  feedback: Feedback & { answerId: string },
): Promise<ArticleFeedbackAnswer> =>
  answerTo(article['visitor-feedback'].$post({ param: { id }, json: feedback }));
