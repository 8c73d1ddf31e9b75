import { type SQL, sql } from 'drizzle-orm';
import type { Fit } from '#server/features/search/seek-elsewhere.ts';
import { stemmedForm } from '#server/features/search/stemmed-query.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';
import { type SessionCategory, sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { specialists, videoSessions } from './specialists.table.ts';

/** Topics are kept by their Portuguese names; whoever reads English looks for these. */
const englishTopics: Record<SessionCategory, string> = {
  Amamentação: 'Breastfeeding',
  'Pós-parto': 'Postpartum',
  Sono: 'Sleep',
  'Introdução Alimentar': 'First foods, starting solids',
  Desenvolvimento: 'Development',
  Relacionamentos: 'Relationships',
  'Saúde Mental': 'Mental health',
};
const topicNames = sql.join(
  sessionCategories.map((topic) => sql`(${topic}, ${englishTopics[topic]})`),
  sql`, `,
);

export type SessionSearch = {
  /** Named queries that the predicate asks. */
  queries: SQL;
  matches: SQL;
};

/** How alike a word of a title or a name must be to be looked at: lower than any slip we forgive. */
const alikeness = sql.raw('0.4');

type SearchQuery = { words: readonly SoughtWord[]; language: Language; fit: Fit };

/**
 * Accent-blind, in what a session says of itself and in its specialist's name, role and topics: 'marina sono' finds
 * Marina's session on sleep. Specialists are few, so their words are made once for each question; sessions carry
 * theirs.
 */
export function sessionSearch({ words, language, fit }: SearchQuery): SessionSearch {
  const role = language === 'en' ? specialists.roleEn : specialists.rolePt;
  const topic = sql.raw(language === 'en' ? 'english' : 'topic');
  const form = (n: number) => sql.raw(`form_${n}`);
  const speaker = (column: string) =>
    sql`(select ${sql.raw(column)} from speakers where speakers.id = ${videoSessions.specialistId})`;
  const holds = words.map(({ typed }, n) =>
    fit === 'alike'
      ? sql`word_similarity(${withoutAccents(typed)}, without_accents(${videoSessions.title} || ' ' || ${speaker('about')})) >= ${alikeness}`
      : sql`(${videoSessions.words} || ${speaker('words')}) @@ (select ${form(n)} from query)`,
  );
  return {
    queries: sql`query as materialized (select ${sql.join(
      words.map((word, n) => sql`${stemmedForm(word, language)} as ${form(n)}`),
      sql`, `,
    )}),
      speakers as materialized (
        select id, about, article_words(${language}, about) as words from (
          select ${specialists.id} as id, ${specialists.name} || ' ' || ${role} || ' ' || coalesce(
            (select string_agg(${topic}, ' ') from (values ${topicNames}) as names (topic, english)
             where topic = any(${specialists.topics})), '') as about
          from ${specialists}) as told)`,
    matches: sql`(${sql.join(holds, fit === 'some' ? sql` or ` : sql` and `)})`,
  };
}
