import type { DailyRoutes } from '#server/features/daily/daily.routes.ts';
import type { DailyContentAnswer, SavedDailyAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const daily = clientOf<DailyRoutes>('/api/daily');

type WeekWish = {
  language: Language;
  day: CalendarDate;
  /** Of several, the one that this device shows. */
  babyId: string | undefined;
  birthDate: CalendarDate | null;
  journeyType: JourneyType | null;
};

export function fetchWeek(
  { language, day, babyId, birthDate, journeyType }: WeekWish,
  signal: AbortSignal,
): Promise<WeekContentAnswer> {
  const query = {
    language,
    day,
    ...(babyId && { babyId }),
    ...(birthDate && { birthDate }),
    ...(journeyType && { journeyType }),
  };
  return answerTo(daily.week.$get({ query }, { init: { signal } }));
}

export function fetchContent(contentId: string, signal: AbortSignal): Promise<DailyContentAnswer> {
  const param = { id: encodeURIComponent(contentId) };
  return answerTo(daily[':id'].$get({ param }, { init: { signal } }));
}

export const fetchSavedContents = (signal: AbortSignal): Promise<SavedDailyAnswer> =>
  answerTo(daily.saved.$get({}, { init: { signal } }));
