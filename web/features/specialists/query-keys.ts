import type { Language } from '#shared/language/language.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';

/** Every query that holds sessions begins with it. */
export const specialists = 'specialists';

/** Whoever looks is part of the key: reminders, likes and what is locked differ by who asks. */
export type Owner = string | null;

export type SessionQuestion = { language: Language; category: SessionCategory | undefined; term: string };

const overview = [specialists, 'overview'] as const;
const saved = [specialists, 'saved'] as const;
export const overviewsKey = (owner: Owner) => [...overview, owner] as const;
export const overviewKey = (owner: Owner, language: Language) => [...overview, owner, language] as const;
export const savedSessionsKey = saved;
export const savedKey = (owner: Owner, language: Language) => [...saved, owner, language] as const;
export const sessionsKey = (owner: Owner, { language, category, term }: SessionQuestion) =>
  [specialists, 'sessions', owner, language, category ?? null, term] as const;
export const sessionKey = (owner: Owner, language: Language, sessionId: string) =>
  [specialists, 'session', owner, language, sessionId] as const;
export const questionsKey = (owner: Owner, sessionId: string) =>
  [specialists, 'questions', owner, sessionId] as const;
export const myQuestionsKey = (owner: Owner) => [specialists, 'my-questions', owner] as const;
export const planKey = (owner: Owner) => ['plan', owner] as const;
