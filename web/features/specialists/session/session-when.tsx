import { CalendarClock } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import type { SeenSession } from '../seen.ts';
import { useMinute } from '../use-minute.ts';
import { useSessionTime } from '../use-session-time.ts';

/** By her own clock; and by that of the house, where it shows another hour. */
export function SessionWhen({ session: { startsAt, durationMinutes, state } }: { session: SeenSession }) {
  const t = useTexts();
  const when = useSessionTime(startsAt, useMinute());
  return (
    <div className="flex gap-2">
      <CalendarClock size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <p className="flex flex-wrap gap-x-3">
        <span className="sr-only">{t('specialists.when')}: </span>
        <time
          dateTime={startsAt}
          className={`font-bold first-letter:uppercase ${state === 'cancelled' ? 'line-through' : ''}`}
        >
          {when.long}
        </time>
        <span className="text-ink-soft">{t('specialists.minutes', { n: durationMinutes })}</span>
        {when.house && <span className="basis-full text-ink-soft">{when.house}</span>}
      </p>
    </div>
  );
}
