import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EntryRow } from './entry-row.tsx';
import type { SeenEntry } from './use-food-diary.ts';

type Props = {
  entries: SeenEntry[];
  onEdit: (entry: SeenEntry) => void;
  onRemove: (entry: SeenEntry) => void;
};

/** What was tried, day by day, newest first. Days far from the screen are laid out when she comes near. */
export function DiaryByDay({ entries, onEdit, onRemove }: Props) {
  const t = useTexts();
  const words = useFoodWords();
  const { today } = useLocalTime();
  const nameOf = (day: CalendarDate) => {
    if (day === today) return t('foodDiary.today');
    return day === addDays(today, -1) ? t('foodDiary.yesterday') : words.day(day);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {byDay(entries).map(([day, ofDay]) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          className="[contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
        >
          <h2 id={`day-${day}`} className="border-line border-b pb-1 font-bold first-letter:uppercase">
            <time dateTime={day}>{nameOf(day)}</time>
          </h2>
          <ul className="divide-y divide-line">
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** They come newest day first, and so do the days. */
function byDay(entries: readonly SeenEntry[]): [CalendarDate, SeenEntry[]][] {
  const days = new Map<CalendarDate, SeenEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days];
}
