import type { Language } from '#shared/language/language.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type { NowAnswer, WeekAnswer } from '#shared/specialists/specialists.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { specialists } from '../specialists.api.ts';

export const fetchNow = (language: Language, signal: AbortSignal): Promise<NowAnswer> =>
  answerTo(specialists.now.$get({ query: { language } }, { init: { signal } }));

export function fetchWeek(
  language: Language,
  category: SessionCategory | undefined,
  signal: AbortSignal,
): Promise<WeekAnswer> {
  const query = { language, ...(category && { category }) };
  return answerTo(specialists.week.$get({ query }, { init: { signal } }));
}
