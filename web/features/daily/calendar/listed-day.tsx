import { defaultMinutes } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { calledType } from '../called-type.ts';
import { shortDay } from '../day-words.ts';
import { TypeIcon } from '../type-icon.tsx';

type Props = {
  day: CalendarDate;
  /** Undefined while it is on its way. */
  content: DailyContentAnswer | null | undefined;
  isToday: boolean;
  isChosen: boolean;
  onChoose: (day: CalendarDate) => void;
};

export function ListedDay({ day, content, isToday, isChosen, onChoose }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const type = content ? calledType(content) : 'article';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={classNames(
        'flex min-h-16 w-full items-center gap-3 rounded-card border p-3 text-left',
        isChosen ? 'border-clay bg-blush' : 'border-line bg-card hover:bg-blush',
      )}
    >
      <span className={content ? 'text-clay-ink' : 'text-ink-soft'}>
        <TypeIcon type={type} size={24} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="text-ink-soft text-small first-letter:uppercase">
          {shortDay(day, language)}
          {isToday && ` · ${t('calendar.today')}`}
        </span>
        {content === undefined ? (
          <SkeletonText />
        ) : (
          <span className="font-bold leading-snug">{content?.title ?? t('home.inPreparation')}</span>
        )}
        <span className="text-ink-soft text-tiny">
          {t(`home.type_${type}`)} · {t('home.minutes', { n: content?.durationMinutes ?? defaultMinutes })}
        </span>
      </span>
    </button>
  );
}
