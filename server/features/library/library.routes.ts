import { type Context, Hono, type TypedResponse } from 'hono';
import { mother, readerOf } from '#server/features/access/access.gate.ts';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { idInPath } from '#server/platform/http/id-in-path.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';
import {
  type ArticleAnswer,
  type ArticleFeedbackAnswer,
  type ArticleListAnswer,
  type ArticleSearchAnswer,
  articleFeedbackSchema,
  articleIdSchema,
  articleListQuerySchema,
  articleSearchQuerySchema,
  type LibraryAnswer,
  libraryQuerySchema,
  type ReadingListAnswer,
  type RelatedArticlesAnswer,
  visitorFeedbackSchema,
} from '#shared/library/library.schema.ts';
import { feedbackOf, feedbackStats, saveFeedback, saveVisitorFeedback } from './feedback.repository.ts';
import { presentArticle, presentCard, presentCounts, presentFeedback } from './library.presenter.ts';
import { articleById, articlePage, isReadable, libraryOverview } from './library.repository.ts';
import { readingLanguage, readingOfLists } from './reading-language.ts';
import { readingList, saveArticle, unsaveArticle } from './reading-list.repository.ts';
import { relatedArticles } from './related.repository.ts';
import { searchLibrary } from './search.service.ts';
import { toldOnce } from './told-once.ts';

const feedbackPerMother: Limit = { name: 'article-feedback', points: 30, seconds: 15 * 60 };
/** A household, a clinic or a mobile network share one address; whoever empties a browser to vote again meets the second. */
const visitorsFeedbackPerCaller: Limit = { name: 'visitor-feedback', points: 30, seconds: 15 * 60 };
const visitorsFeedbackPerArticle: Limit = {
  name: 'visitor-feedback-article',
  points: 10,
  seconds: 24 * 60 * 60,
};
const savesPerMother: Limit = { name: 'reading-list', points: 200, seconds: 15 * 60 };

export function articleRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono()
    .get('/', open, validate('query', articleListQuerySchema), async (c) => {
      const { language: page, category, cursor } = c.req.valid('query');
      const list = async (language: Language): Promise<ArticleListAnswer> => {
        const { shown, total, nextCursor } = await articlePage(db, { language, category, cursor });
        return { articles: shown.map(presentCard), total, nextCursor };
      };
      if (cursor) return c.json(await list(await readingLanguage(c, services, page)));
      const { language, version } = await readingOfLists(c, services, page);
      const key = `list ${language} ${category ?? ''}`;
      return asJson<ArticleListAnswer>(c, await toldOnce(db, { version, key }, () => list(language)));
    })
    .get('/overview', open, validate('query', libraryQuerySchema), async (c) => {
      const { language, version } = await readingOfLists(c, services, c.req.valid('query').language);
      const overview = async (): Promise<LibraryAnswer> => {
        const { newest, counts } = await libraryOverview(db, language);
        return { language, categories: presentCounts(counts), newest: newest.map(presentCard) };
      };
      const key = `overview ${language}`;
      return asJson<LibraryAnswer>(c, await toldOnce(db, { version, key }, overview));
    })
    .get('/search', open, validate('query', articleSearchQuerySchema), async (c) => {
      const { language: page, q: term, cursor } = c.req.valid('query');
      const language = await readingLanguage(c, services, page);
      return c.json<ArticleSearchAnswer>(await searchLibrary(db, { language, term, cursor }));
    })
    .get('/:id', open, async (c) => {
      const article = await articleById(db, articleIdOf(c));
      if (!article) throw notFound();
      return c.json<ArticleAnswer>(presentArticle(article));
    })
    .get('/:id/related', open, async (c) => {
      const articles = await relatedArticles(db, articleIdOf(c));
      return c.json<RelatedArticlesAnswer>({ articles: articles.map(presentCard) });
    })
    .get('/:id/feedback', open, async (c) => {
      const id = await readableArticle(services, c);
      const reader = await readerOf(c, services);
      const mine = reader && (await feedbackOf(db, reader.userId, id));
      return c.json<ArticleFeedbackAnswer>(presentFeedback(await feedbackStats(db, id), mine));
    })
    .post('/:id/feedback', mother(services), validate('json', articleFeedbackSchema), async (c) => {
      const said = c.req.valid('json');
      const { userId } = c.var;
      await spend({ db, clock }, feedbackPerMother, userId);
      const id = await readableArticle(services, c);
      await saveFeedback(db, userId, { articleId: id, ...said, now: clock.now() });
      return c.json<ArticleFeedbackAnswer>(presentFeedback(await feedbackStats(db, id), said));
    })
    .post('/:id/visitor-feedback', open, validate('json', visitorFeedbackSchema), async (c) => {
      const said = c.req.valid('json');
      const caller = clientAddress(c, env.trustProxy);
      await spend({ db, clock }, visitorsFeedbackPerCaller, caller);
      const id = await readableArticle(services, c);
      await spend({ db, clock }, visitorsFeedbackPerArticle, `${caller} ${id}`);
      await saveVisitorFeedback(db, { articleId: id, ...said }, clock.now());
      return c.json<ArticleFeedbackAnswer>(presentFeedback(await feedbackStats(db, id), undefined));
    });
}

export function readingListRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/', mother(services), async (c) =>
      c.json<ReadingListAnswer>({ articles: (await readingList(db, c.var.userId)).map(presentCard) }),
    )
    .put('/:id', mother(services), async (c) => {
      await spend({ db, clock }, savesPerMother, c.var.userId);
      await saveArticle(db, c.var.userId, {
        articleId: await readableArticle(services, c),
        now: clock.now(),
      });
      return c.json({});
    })
    .delete('/:id', mother(services), async (c) => {
      await unsaveArticle(db, c.var.userId, articleIdOf(c));
      return c.json({});
    });
}

/** What `c.json` answers, of a text that is JSON already. */
const asJson = <Answer>(c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<Answer, 200, 'json'>;

const notFound = () => new Refusal('not_found', 'There is no such article.');

const articleIdOf = idInPath(articleIdSchema, notFound);

async function readableArticle(services: Services, c: Context): Promise<string> {
  const id = articleIdOf(c);
  if (!(await isReadable(services.db, id))) throw notFound();
  return id;
}

export type ArticleRoutes = ReturnType<typeof articleRoutes>;
export type ReadingListRoutes = ReturnType<typeof readingListRoutes>;
