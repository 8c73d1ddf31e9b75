import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#shared/language/language.rules.ts';
import type { SearchQuery } from './search-query.ts';

const stemmers = { pt: sql.raw(`'portuguese'::regconfig`), en: sql.raw(`'english'::regconfig`) };

/**
 * The query that a term becomes, as one row. Words that stand everywhere are passed over; when nothing else remains,
 * `anywhere` is empty and finds nothing, and `in_titles` means them as they stand.
 */
export function askedWords({ head, last, typing, literal }: SearchQuery, language: Language): SQL {
  return sql`select
      case when numnode(last) > 0 then head && (last || typing) else head end as anywhere,
      case when numnode(last) > 0 then head && (last || typing)
           when numnode(head) > 0 then head else literal end as in_titles
    from (select
      to_tsquery(${stemmers[language]}, ${head}) as head,
      to_tsquery(${stemmers[language]}, ${last}) as last,
      to_tsquery('simple', ${typing}) as typing,
      to_tsquery('simple', ${literal}) as literal) as parts`;
}
