import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionPath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { SessionVideo } from '../player/session-video.tsx';
import type { WatchMode } from '../player/use-watch.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { PremiumLine } from '../session/premium-line.tsx';
import { SessionAction } from '../session/session-action.tsx';
import { SessionFacts } from '../session/session-facts.tsx';

type Props = { sessions: readonly SeenSession[]; owner: Owner };

/** What she gave before, to look into here or to open. */
export function Replays({ sessions, owner }: Props) {
  const t = useTexts();
  if (sessions.length === 0) return <p className="text-ink-soft">{t('specialistParts.noReplays')}</p>;
  return (
    <ul aria-label={t('specialistParts.replays')} className="grid grid-cols-1 gap-3">
      {sessions.map((session) => (
        <Replay key={session.id} session={session} owner={owner} />
      ))}
    </ul>
  );
}

function Replay({ session, owner }: { session: SeenSession; owner: Owner }) {
  const [opened, setOpened] = useState<WatchMode>();
  const lockedBy = session.isLocked ? `locked-${session.id}` : undefined;
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-t pt-2">
      {opened && <SessionVideo session={session} owner={owner} mode={opened} />}
      <Link
        to={sessionPath(session.id)}
        className="inline-flex min-h-11 items-center font-bold hover:underline [overflow-wrap:anywhere]"
      >
        {session.title}
      </Link>
      <SessionFacts session={session} />
      {lockedBy && <PremiumLine id={lockedBy} />}
      <SessionAction session={session} owner={owner} opened={opened} onOpen={setOpened} lockedBy={lockedBy} />
    </li>
  );
}
