import { Bell, BellRing, CalendarPlus } from 'lucide-react';
import { momentsToCome } from '#shared/specialists/reminder-times.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { calendarFile } from '../specialists.api.ts';
import { useMinute } from '../use-minute.ts';
import { useSessionActions } from '../use-session-actions.ts';

type Props = {
  session: SeenSession;
  owner: Owner;
  size?: 'regular' | 'large' | undefined;
  /** The sentence that says why it is disabled. */
  lockedBy?: string | undefined;
};

/** 'Lembrar', and once it is on the session for her own calendar. */
export function RemindButton({ session, owner, size, lockedBy }: Props) {
  const t = useTexts();
  const { toggleReminder } = useSessionActions(owner);
  const now = useMinute();
  const isTooLate = momentsToCome(new Date(session.startsAt), new Date(now)).length === 0;
  const Icon = session.userReminded ? BellRing : Bell;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-pressed={session.userReminded}
        disabled={session.isLocked && !session.userReminded}
        aria-describedby={lockedBy}
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => toggleReminder(session)}
        className="quiet:hidden aria-pressed:border-clay aria-pressed:bg-blush"
      >
        {t(session.userReminded ? 'specialists.reminded' : 'specialists.remind')}
      </Button>
      {isTooLate && !session.userReminded && (
        <p className="text-ink-soft text-small quiet:hidden">{t('specialists.remindTooLate')}</p>
      )}
      {session.userReminded && <CalendarLink session={session} />}
    </>
  );
}

export function CalendarLink({ session: { id, title } }: { session: SeenSession }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <a
      href={calendarFile(id, language)}
      download
      aria-label={t('specialists.calendarOf', { title })}
      className={`quiet:hidden ${buttonClass({ variant: 'quiet' })}`}
    >
      <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
      {t('specialists.calendar')}
    </a>
  );
}
