import { and, eq, type SQL, sql } from 'drizzle-orm';
import { readable } from '#server/features/library/article-columns.ts';
import { askedWords } from '#server/features/library/asked-words.ts';
import { posts } from '#server/features/library/library.table.ts';
import { searchQuery } from '#server/features/library/search-query.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';

/** Articles that hold the words, title or text, however they are accented; undefined when nothing is sought. */
export function holding(term: string | undefined): SQL | undefined {
  if (!term?.trim()) return undefined;
  const sought = languages.flatMap((language) => wordsIn(term, language) ?? []);
  if (sought.length === 0) return sql`false`;
  // One index holds what readers see and another the rest. Asked apart, and a language at a time, the index alone
  // answers; joined by "or", the words of every row it found would be unpacked and compared again.
  const looks = sought.flatMap((words) => [
    sql`select ${posts.id} from ${posts} where ${readable} and ${words}`,
    sql`select ${posts.id} from ${posts} where not (${readable}) and ${words}`,
  ]);
  return sql`${posts.id} in (with found as materialized (${sql.join(looks, sql` union all `)}) select id from found)`;
}

function wordsIn(term: string, language: Language): SQL | undefined {
  const query = searchQuery(term, language);
  if (!query) return undefined;
  // Materialised, or the planner reads how common the words are, walks the whole table and unpacks every text.
  const asked = sql`(with asked as materialized (${askedWords(query, language)}) select in_titles from asked)`;
  return and(eq(posts.language, language), sql`${posts.allWords} @@ ${asked}`);
}
