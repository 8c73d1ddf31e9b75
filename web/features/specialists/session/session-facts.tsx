import { CalendarClock, Eye } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import type { SeenSession } from '../seen.ts';
import { useCount } from '../use-count.ts';
import { useMinute } from '../use-minute.ts';
import { useSessionTime } from '../use-session-time.ts';

/** When, how long, and how many saw it. */
export function SessionFacts({ session }: { session: SeenSession }) {
  const t = useTexts();
  const count = useCount();
  const when = useSessionTime(session.startsAt, useMinute());
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      <span className="inline-flex items-center gap-1">
        <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
        <time dateTime={session.startsAt}>{when.short}</time>
      </span>
      <span>{t('specialists.minutes', { n: session.durationMinutes })}</span>
      {(session.isLive || session.state === 'ended') && (
        <span className="inline-flex items-center gap-1">
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {t('specialists.views', count(session.views))}
        </span>
      )}
    </p>
  );
}
