import type { DailyContentAnswer, SavedDailyAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

type AskedWeek = {
  language: Language;
  day: CalendarDate;
  birthDate: CalendarDate | null;
  journeyType: JourneyType | null;
};

export function fetchWeek(
  { language, day, birthDate, journeyType }: AskedWeek,
  signal: AbortSignal,
): Promise<WeekContentAnswer> {
  const query = new URLSearchParams({
    language,
    day,
    ...(birthDate && { birthDate }),
    ...(journeyType && { journeyType }),
  });
  return read(`/api/daily/week?${query}`, signal);
}

export const fetchContent = (contentId: string, signal: AbortSignal): Promise<DailyContentAnswer> =>
  read(`/api/daily/${encodeURIComponent(contentId)}`, signal);

export const fetchSavedContents = (signal: AbortSignal): Promise<SavedDailyAnswer> =>
  read('/api/daily/saved', signal);

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await apiFetch(path, { signal });
  return (await response.json()) as Answer;
}
