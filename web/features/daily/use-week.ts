import { useQuery } from '@tanstack/react-query';
import { weekOf } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { fetchWeek } from './daily.api.ts';
import { type Reader, shelfLife, weekKey } from './query-keys.ts';

type Copy = WeekContentAnswer & Reader;

/** What the week of a day brings. The current week shows as it was last seen, also offline, and is asked for behind. */
export function useWeek(reader: Reader, day: CalendarDate) {
  const language = useLanguage();
  const { today } = useLocalTime();
  const [sunday = day] = weekOf(day);
  const copyName = weekOf(today)[0] === sunday ? `week-${language}` : undefined;
  return useQuery({
    queryKey: weekKey(reader, language, sunday),
    queryFn: async ({ signal }) => {
      const { birthDate, journeyType } = reader;
      const week = await fetchWeek({ language, day: sunday, birthDate, journeyType }, signal);
      if (copyName) remember(copyName, { ...reader, ...week } satisfies Copy);
      return week;
    },
    initialData: () => {
      const copy = copyName === undefined ? undefined : recall(copyName, isCopy);
      const isHers =
        copy?.owner === reader.owner &&
        copy.birthDate === reader.birthDate &&
        copy.journeyType === reader.journeyType;
      if (!isHers || copy.days[0]?.date !== sunday) return undefined;
      return { days: copy.days, isExample: copy.isExample };
    },
    initialDataUpdatedAt: 0,
    ...shelfLife,
  });
}

/** Of one day; null when nothing is there for it, undefined while that is not known. */
export function contentOn(
  week: WeekContentAnswer | undefined,
  day: CalendarDate,
): DailyContentAnswer | null | undefined {
  return week && (week.days.find(({ date }) => date === day)?.content ?? null);
}

function isCopy(answer: unknown): answer is Copy {
  const { owner, birthDate, journeyType, days } = (answer ?? {}) as Partial<Copy>;
  return owner !== undefined && birthDate !== undefined && journeyType !== undefined && Array.isArray(days);
}
