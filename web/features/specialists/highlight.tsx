import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionPath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { SessionVideo } from './player/session-video.tsx';
import type { WatchMode } from './player/use-watch.ts';
import type { Owner } from './query-keys.ts';
import type { SeenSession } from './seen.ts';
import { PremiumLine } from './session/premium-line.tsx';
import { SessionAction } from './session/session-action.tsx';
import { SessionBadges } from './session/session-badges.tsx';
import { SessionFacts } from './session/session-facts.tsx';
import { SessionHost } from './session/session-host.tsx';

/** 'Destaque do Dia': what is live, or what comes next. */
export function Highlight({ session, owner }: { session: SeenSession; owner: Owner }) {
  const t = useTexts();
  const [opened, setOpened] = useState<WatchMode>();
  const lockedBy = session.isLocked ? 'highlight-locked' : undefined;
  return (
    <Section title={t('specialists.highlight')}>
      <Card as="article" aria-labelledby="highlight-title" tone="blush" className="grid grid-cols-1 gap-3">
        <SessionBadges session={session} />
        <div>
          <h3 id="highlight-title" className="font-bold text-heading [overflow-wrap:anywhere]">
            <Link to={sessionPath(session.id)} className="inline-flex min-h-11 items-center hover:underline">
              {session.title}
            </Link>
          </h3>
          <p className="line-clamp-3 [overflow-wrap:anywhere]">{session.description}</p>
        </div>
        <SessionHost session={session} />
        {!session.isLive && <SessionFacts session={session} />}
        {lockedBy && <PremiumLine id={lockedBy} />}
        {opened && <SessionVideo session={session} owner={owner} mode={opened} />}
        <div className="flex flex-wrap gap-2 *:flex-1">
          <SessionAction
            session={session}
            owner={owner}
            opened={opened}
            onOpen={setOpened}
            isPrimary
            lockedBy={lockedBy}
          />
        </div>
      </Card>
    </Section>
  );
}
