import type {
  ArticleAnswer,
  ArticleCardAnswer,
  ArticleFeedbackAnswer,
  RelatedArticlesAnswer,
} from '#shared/library/library.schema.ts';
import { card, fakeLibrary } from './fake-library.ts';
import type { FeatureAnswers } from './fake-server.ts';

export const articleId = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A whole article, with whatever a test wants to say about it. */
export function anArticle(about: Partial<ArticleAnswer> = {}): ArticleAnswer {
  return {
    ...card({
      id: articleId,
      title: 'Noites mais calmas',
      introduction: 'O que ajuda, e o que não precisa.',
    }),
    content: 'Primeira linha.\nSegunda linha.\n\n## À noite\n\n- luz baixa\n\n> **Sono seguro.** De costas.',
    practicalTip: null,
    authorRole: null,
    reviewer: null,
    reviewedOn: null,
    sources: [],
    audio: null,
    translation: null,
    ...about,
  };
}

/** One article's routes as its page sees them; the library around it lists only this one. */
export function fakeArticle(
  article: ArticleAnswer,
  said: Partial<ArticleFeedbackAnswer> = {},
  related: ArticleCardAnswer[] = [],
): FeatureAnswers {
  let feedback: ArticleFeedbackAnswer = { totalFeedback: null, helpfulPercentage: null, mine: null, ...said };
  const library = fakeLibrary([article]);
  /** One more, where there are enough to tell how many. */
  const counted = () => {
    const { totalFeedback: before, mine } = feedback;
    if (before === null) return { totalFeedback: null, helpfulPercentage: null };
    return { totalFeedback: before + (mine ? 0 : 1), helpfulPercentage: 92 };
  };

  return (call, viewer) => {
    const { method, path, body } = call;
    switch (`${method} ${path}`) {
      case `GET /api/articles/${article.id}`:
        return Response.json(article);
      case `GET /api/articles/${article.id}/related`:
        return Response.json({ articles: related } satisfies RelatedArticlesAnswer);
      case `GET /api/articles/${article.id}/feedback`:
        return Response.json({ ...feedback, mine: viewer && feedback.mine });
      case `POST /api/articles/${article.id}/feedback`:
        if (!viewer) return 'unauthenticated';
        feedback = { ...counted(), mine: body as ArticleFeedbackAnswer['mine'] };
        return Response.json(feedback);
      case `POST /api/articles/${article.id}/visitor-feedback`:
        feedback = { ...counted(), mine: null };
        return Response.json(feedback);
      default:
        return library(call, viewer);
    }
  };
}
