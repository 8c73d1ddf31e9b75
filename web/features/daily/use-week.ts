import { useQuery } from '@tanstack/react-query';
import { weekOf } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { chosenBaby } from '#web/features/profile/chosen-baby.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { fetchWeek } from './daily.api.ts';
import { type Reader, weekKey } from './query-keys.ts';

/** With whom it was chosen for. */
type Copy = WeekContentAnswer & Partial<Omit<Reader, 'owner'>>;

const remembered = (language: Language, { birthDate, journeyType }: Reader, sunday: CalendarDate) =>
  rememberedAnswer<Copy>(`week-${language}`, {
    looksRight: (copy) =>
      copy.birthDate === birthDate && copy.journeyType === journeyType && copy.days?.[0]?.date === sunday,
    trim: (week) => ({ ...week, birthDate, journeyType }),
  });

/** What the week of a day brings. The current week shows as it was last seen, also offline, and is asked for behind. */
export function useWeek(reader: Reader, day: CalendarDate) {
  const language = useLanguage();
  const { today } = useLocalTime();
  const [sunday = day] = weekOf(day);
  return useQuery<WeekContentAnswer>({
    queryKey: weekKey(reader, language, sunday),
    queryFn: ({ signal }): Promise<WeekContentAnswer> => {
      const { birthDate, journeyType } = reader;
      const babyId = chosenBaby(reader.owner);
      return fetchWeek({ language, day: sunday, babyId, birthDate, journeyType }, signal);
    },
    ...(weekOf(today)[0] === sunday && remembered(language, reader, sunday).query(reader.owner)),
    ...keptForANight,
  });
}

/** Of one day; null when nothing is there for it, undefined while that is not known. */
export function contentOn(
  week: WeekContentAnswer | undefined,
  day: CalendarDate,
): DailyContentAnswer | null | undefined {
  return week && (week.days.find(({ date }) => date === day)?.content ?? null);
}
