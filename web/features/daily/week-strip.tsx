import { weekOf } from '#shared/daily/daily.rules.ts';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { calledType } from './called-type.ts';
import { dayOfMonth, shortDay, weekdayLetters } from './day-words.ts';
import { TypeIcon } from './type-icon.tsx';
import { contentOn } from './use-week.ts';

type Props = {
  today: CalendarDate;
  /** Undefined while it is on its way, null when it could not be had. */
  week: WeekContentAnswer | null | undefined;
  /** The day without content whose preview is open below. */
  previewed: CalendarDate | undefined;
  onOpen: (day: CalendarDate) => void;
  onPreview: (day: CalendarDate) => void;
};

/** Seven days, Sunday to Saturday, each with the kind of thing it brings. */
export function WeekStrip({ today, week, previewed, onOpen, onPreview }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-7 rounded-card border border-line bg-card p-1 shadow-soft">
      {weekOf(today).map((day) => {
        const content = contentOn(week ?? undefined, day);
        const isToday = day === today;
        const kind = content ? calledType(content) : 'article';
        const type = t(`home.type_${kind}`);
        const about = content ? `${type}, ${content.title}` : t('home.inPreparation');
        return (
          <li key={day} className="relative">
            {/* Not in the button: what one sees on it must be in its name, which says the weekday in full. */}
            <span
              aria-hidden
              className="pointer-events-none absolute inset-x-0 top-1.5 text-center text-ink-soft text-tiny"
            >
              {weekdayLetters(day, language)}
            </span>
            <button
              type="button"
              aria-current={isToday ? 'date' : undefined}
              aria-expanded={content ? undefined : previewed === day}
              aria-label={`${shortDay(day, language)}: ${about}`}
              onClick={() => (content ? onOpen(day) : onPreview(day))}
              className={classNames(
                'grid min-h-20 w-full content-center justify-items-center gap-0.5 rounded-control pt-6 hover:bg-blush',
                isToday && 'bg-blush',
                previewed === day && 'outline-2 outline-control-line',
              )}
            >
              <span className={isToday ? 'font-extrabold text-clay-ink' : 'font-bold'}>
                {dayOfMonth(day)}
              </span>
              {week === undefined ? (
                <Skeleton className="size-5 rounded-full" />
              ) : (
                <span className={content ? 'text-clay-ink' : 'text-ink-soft opacity-60'}>
                  <TypeIcon type={kind} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
