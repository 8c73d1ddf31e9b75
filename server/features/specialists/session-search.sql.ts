import { type SQL, sql } from 'drizzle-orm';
import { askedWords } from '#server/features/library/asked-words.ts';
import { searchQuery } from '#server/features/library/search-query.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { type SessionCategory, sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { specialists, videoSessions } from './specialists.table.ts';

/** Topics are kept by their Portuguese names; whoever reads English looks for these. */
const englishTopics: Record<SessionCategory, string> = {
  Amamentação: 'Breastfeeding',
  'Pós-parto': 'Postpartum',
  Sono: 'Sleep',
  'Introdução Alimentar': 'Starting solids',
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

/**
 * Accent-blind, in what a session says of itself and in its specialist's name, role and topics: 'marina sono' finds
 * Marina's session on sleep. Specialists are few, so their words are made once for each question; sessions carry
 * theirs. Undefined when nothing was asked that could be found.
 */
export function sessionSearch(term: string, language: Language): SessionSearch | undefined {
  const query = searchQuery(term, language);
  if (!query) return undefined;
  const role = language === 'en' ? specialists.roleEn : specialists.rolePt;
  const topic = sql.raw(language === 'en' ? 'english' : 'topic');
  return {
    queries: sql`query as materialized (${askedWords(query, language)}),
      speakers as materialized (
        select ${specialists.id} as id, article_words(${language}, ${specialists.name} || ' ' || ${role} || ' ' || coalesce(
          (select string_agg(${topic}, ' ') from (values ${topicNames}) as names (topic, english)
           where topic = any(${specialists.topics})), '')) as words
        from ${specialists})`,
    matches: sql`(${videoSessions.words} || (select words from speakers where speakers.id = ${videoSessions.specialistId}))
      @@ (select in_titles from query)`,
  };
}
