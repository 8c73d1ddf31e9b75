import { dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyMoon } from '#web/ui/illustrations/empty-moon.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Owner } from './query-keys.ts';
import type { SeenSession } from './seen.ts';
import { QuotaReached } from './session/save-button.tsx';
import { SessionCard } from './session/session-card.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';
import { SessionsFailed } from './sessions-failed.tsx';
import { type SavedQuota, useOverview } from './use-overview.ts';
import { useSessionTime } from './use-session-time.ts';

const fullId = 'library-full';

/** The agenda: 'Esta Semana' and whatever is planned after it, day by day of her own calendar, nearest first. */
export function WeekList({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { query, thisWeek, later, quota } = useOverview(owner);
  const days = (sessions: readonly SeenSession[]) =>
    byDay(sessions).map(([day, ofDay]) => <Day key={day} sessions={ofDay} owner={owner} quota={quota} />);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={t('specialists.thisWeek')} className="gap-4">
        {query.isPending && <SessionSkeleton />}
        {query.isError && !query.data && <SessionsFailed title={t('specialists.failed')} query={query} />}
        {query.data && thisWeek.length === 0 && (
          <EmptyState
            picture={<EmptyMoon />}
            title={t('specialists.emptyWeek')}
            text={t(later.length > 0 ? 'specialists.emptyWeekLater' : 'specialists.emptyWeekText')}
          />
        )}
        {thisWeek.length + later.length > 0 && <QuotaReached id={fullId} quota={quota} />}
        {days(thisWeek)}
      </Section>
      {later.length > 0 && (
        <Section title={t('specialists.later')} className="gap-4">
          {days(later)}
        </Section>
      )}
    </div>
  );
}

function Day({ sessions, owner, quota }: { sessions: SeenSession[]; owner: Owner; quota: SavedQuota }) {
  const { day } = useSessionTime(sessions[0]?.startsAt ?? '');
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-bold first-letter:uppercase">{day}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} owner={owner} quota={quota} fullId={fullId} heading="h4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function byDay(sessions: readonly SeenSession[]): [day: string, sessions: SeenSession[]][] {
  const days = new Map<string, SeenSession[]>();
  for (const session of sessions) {
    const day = dayIn(deviceTimeZone(), new Date(session.startsAt));
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}
