import { literally, type Sought, seek } from '#server/features/search/seek.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { namedCategories } from '#shared/library/category-names.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import type { ArticleSearchAnswer } from '#shared/library/library.schema.ts';
import { isStopWord, searchWords, withoutAccents } from '#shared/search/search-words.rules.ts';
import { forgiven, slipsBetween } from '#shared/search/slips.rules.ts';
import { foundPresenter } from './library.presenter.ts';
import { foundPerPage, searchArticles } from './search.repository.ts';

type SearchQuery = { language: Language; term: string; cursor?: string | undefined };

/** What a term finds in the library: articles, and on the first page categories by their names. */
export async function searchLibrary(
  db: Database,
  { language, term, cursor }: SearchQuery,
): Promise<ArticleSearchAnswer> {
  const from = /^[1-9]\d{0,3}$/.test(cursor ?? '') ? Number(cursor) : 0;
  const sought = await seek(db, term, language);
  if (!sought)
    return { language, found: [], categories: [], didYouMean: null, unknown: [], nextCursor: null };
  const categories = categoriesNamed(term, sought, language);
  const { shown, hasMore } = await searchArticles(db, { language, sought, categories, from });
  return {
    language,
    found: shown.map(foundPresenter(sought)),
    categories: from === 0 ? categories : [],
    didYouMean: sought.didYouMean,
    unknown: sought.unknown,
    nextCursor: hasMore ? String(from + foundPerPage) : null,
  };
}

/** By every word of hers that says something: as the library knows it, as she typed it, or a slip away from it. */
function categoriesNamed(term: string, { words, isEveryday }: Sought, language: Language): ArticleCategory[] {
  if (isEveryday) return [];
  const meant = literally(term).filter(({ typed }) => !isStopWord(typed, language));
  return namedCategories(language).flatMap(({ category, name }) => {
    const its = searchWords(name).map(withoutAccents);
    const isNamed = meant.every((word) => {
      const plain = withoutAccents(word.typed);
      const forms = words.find(({ typed }) => typed === word.typed)?.exact ?? [];
      return its.some(
        (one) =>
          forms.includes(one) ||
          (word.isTyping && one.startsWith(plain)) ||
          slipsBetween(plain, one) <= Math.min(1, forgiven(plain.length)),
      );
    });
    return isNamed ? category : [];
  });
}
