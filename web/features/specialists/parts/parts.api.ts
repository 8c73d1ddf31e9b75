import type { Language } from '#shared/language/language.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type { NowAnswer, WeekAnswer } from '#shared/specialists/specialists.schema.ts';
import { read } from '../specialists.api.ts';

export const fetchNow = (language: Language, signal: AbortSignal): Promise<NowAnswer> =>
  read(`/api/specialists/now?${new URLSearchParams({ language })}`, signal);

export function fetchWeek(
  language: Language,
  category: SessionCategory | undefined,
  signal: AbortSignal,
): Promise<WeekAnswer> {
  const query = new URLSearchParams({ language, ...(category && { category }) });
  return read(`/api/specialists/week?${query}`, signal);
}
