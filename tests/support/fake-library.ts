import { articleCategories } from '#shared/library/library.rules.ts';
import type {
  ArticleCardAnswer,
  ArticleFoundAnswer,
  ArticleListAnswer,
  ArticleSearchAnswer,
  LibraryAnswer,
  ReadingListAnswer,
} from '#shared/library/library.schema.ts';
import type { FeatureAnswers } from './fake-server.ts';

/** An article as lists show it, with whatever a test wants to say about it. */
export function card(about: Partial<ArticleCardAnswer> & { id: string }): ArticleCardAnswer {
  return {
    slug: `artigo-${about.id}`,
    title: `Artigo ${about.id}`,
    category: 'Sono do Bebê',
    author: 'Equipe Colo',
    language: 'pt',
    introduction: null,
    excerpt: 'O sono chega devagar.',
    readingMinutes: 3,
    picture: null,
    hasAudio: false,
    createdAt: '2026-07-01T15:00:00.000Z',
    ...about,
  };
}

/** What a search found: the term in bold in the title and in one sentence. */
function finding(article: ArticleCardAnswer, term: string): ArticleFoundAnswer {
  const sentence = [
    { text: 'Uma frase com ', isMatch: false },
    { text: term, isMatch: true },
    { text: '.', isMatch: false },
  ];
  return {
    article,
    title: [{ text: article.title, isMatch: false }],
    sentences: [sentence],
    calledBy: [],
    missing: [],
  };
}

const pageSize = 2;

/**
 * The library's routes as a page sees them, for fakeServer's `also`. Pages hold two articles; a search finds
 * the articles whose title has the term.
 */
export function fakeLibrary(
  articles: readonly ArticleCardAnswer[],
  saved: string[] = [],
  understood: Partial<ArticleSearchAnswer> = {},
): FeatureAnswers {
  const list = [...saved];

  return ({ method, path, query }, viewer) => {
    const start = Number(query.get('cursor') ?? 0);
    const nextOf = (all: readonly unknown[]) =>
      start + pageSize < all.length ? String(start + pageSize) : null;

    if (path === '/api/articles/overview') {
      return Response.json({
        language: query.get('language') === 'en' ? 'en' : 'pt',
        categories: articleCategories.map((category) => ({
          category,
          count: articles.filter((article) => article.category === category).length,
        })),
        newest: articles.slice(0, 6),
      } satisfies LibraryAnswer);
    }
    if (path === '/api/articles') {
      const all = articles.filter(({ category }) => category === query.get('category'));
      const page = all.slice(start, start + pageSize);
      return Response.json({
        articles: page,
        total: all.length,
        nextCursor: nextOf(all),
      } satisfies ArticleListAnswer);
    }
    if (path === '/api/articles/search') {
      const term = query.get('q') ?? '';
      const all = articles.filter(({ title }) => title.toLowerCase().includes(term.toLowerCase()));
      const found = all.slice(start, start + pageSize).map((article) => finding(article, term));
      return Response.json({
        language: 'pt',
        found,
        categories: [],
        didYouMean: null,
        unknown: [],
        nextCursor: nextOf(all),
        ...understood,
      } satisfies ArticleSearchAnswer);
    }
    if (!path.startsWith('/api/reading-list')) return undefined;
    if (!viewer) return 'unauthenticated';
    const id = path.split('/')[3];
    if (method === 'PUT' && id) list.unshift(id);
    if (method === 'DELETE' && id) list.splice(list.indexOf(id), 1);
    if (method !== 'GET') return Response.json({});
    return Response.json({
      articles: list.flatMap((savedId) => articles.filter((article) => article.id === savedId)),
    } satisfies ReadingListAnswer);
  };
}
