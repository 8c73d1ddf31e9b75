import { Link } from '@tanstack/react-router';
import { sessionPath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { SeenSession } from '../seen.ts';
import { useMinute } from '../use-minute.ts';
import { useSessionTime } from '../use-session-time.ts';

/** A session in two lines: that it is live, or when it comes; and its title, which leads to it. */
export function NextLine({ session }: { session: SeenSession }) {
  const t = useTexts();
  const when = useSessionTime(session.startsAt, useMinute());
  return (
    <div className="grid grid-cols-1">
      <p className="text-small">
        {session.isLive ? (
          <Badge tone="plum">{t('specialists.live')}</Badge>
        ) : (
          <>
            {t('specialistParts.next')}{' '}
            <time dateTime={session.startsAt} className="font-bold">
              {when.short}
            </time>
          </>
        )}
      </p>
      <Link
        to={sessionPath(session.id)}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {t('specialists.about', { title: session.title, name: session.specialist.name })}
      </Link>
    </div>
  );
}
