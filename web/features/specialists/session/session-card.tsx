import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { foundSentences } from '#shared/library/highlight.rules.ts';
import { sessionPath } from '#shared/navigation/paths.ts';
import type { Matcher } from '#shared/search/sought.rules.ts';
import { WaitingMark } from '#web/parts/waiting-mark.tsx';
import { MarkedText } from '#web/platform/search/marked-text.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSessionCategoryName } from '../categories.ts';
import { SessionVideo } from '../player/session-video.tsx';
import type { WatchMode } from '../player/use-watch.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { useMarkWords } from '../use-mark-words.ts';
import type { SavedQuota } from '../use-overview.ts';
import { LikeButton } from './like-button.tsx';
import { PremiumLine } from './premium-line.tsx';
import { SaveButton } from './save-button.tsx';
import { SessionAction } from './session-action.tsx';
import { SessionBadges } from './session-badges.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHost } from './session-host.tsx';

type Props = {
  session: SeenSession;
  owner: Owner;
  quota: SavedQuota;
  fullId: string;
  /** Under whose heading it stands. */
  heading?: 'h3' | 'h4' | undefined;
  /** What was searched for, to be seen in it. */
  piecesOf?: Matcher | undefined;
};

/** A session in a list. Its video plays in place; its page is behind the title. */
export function SessionCard({ session, owner, quota, fullId, heading: Heading = 'h3', piecesOf }: Props) {
  const t = useTexts();
  const markWords = useMarkWords();
  const headingId = useId();
  const [opened, setOpened] = useState<WatchMode>();
  const isCancelled = session.state === 'cancelled';
  const lockedBy = session.isLocked && !isCancelled ? `${headingId}-locked` : undefined;
  return (
    <Card as="article" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1.5">
        <SessionBadges session={session} />
        <Heading id={headingId} className="font-bold text-heading [overflow-wrap:anywhere]">
          <Link to={sessionPath(session.id)} className="inline-flex min-h-11 items-center hover:underline">
            {piecesOf ? <MarkedText pieces={piecesOf(session.title)} /> : session.title}
          </Link>
        </Heading>
        <SessionFacts session={session} />
      </div>
      <SessionHost session={session} piecesOf={piecesOf} />
      {piecesOf && <FoundInDescription session={session} piecesOf={piecesOf} />}
      {lockedBy && <PremiumLine id={lockedBy} />}
      {isCancelled && session.cancelReason && (
        <p className="text-small">{t('specialists.cancelledReason', { reason: session.cancelReason })}</p>
      )}
      {opened && <SessionVideo session={session} owner={owner} mode={opened} />}
      {opened === 'preview' && (
        <Link to={sessionPath(session.id)} className={buttonClass({ variant: 'quiet' })}>
          {t('specialists.whole')}
        </Link>
      )}
      <footer className="flex flex-wrap items-center gap-2">
        <SessionAction
          session={session}
          owner={owner}
          opened={opened}
          onOpen={setOpened}
          lockedBy={lockedBy}
        />
        <span className="-mr-2 ml-auto flex items-center gap-1">
          {session.isWaiting && <WaitingMark words={markWords} />}
          <LikeButton session={session} owner={owner} />
          <SaveButton session={session} owner={owner} quota={quota} fullId={fullId} />
        </span>
      </footer>
    </Card>
  );
}

/** Why a session was found, where neither its title nor its specialist's name says it: its words, and her topics. */
function FoundInDescription({ session, piecesOf }: { session: SeenSession; piecesOf: Matcher }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  const sentences = foundSentences(session.description, piecesOf);
  const topics = (session.specialist.topics ?? [])
    .map((topic) => piecesOf(nameOf(topic)))
    .filter((pieces) => pieces.some(({ isMatch }) => isMatch));
  return (
    <>
      {sentences.length > 0 && (
        <p className="text-small [overflow-wrap:anywhere]">
          {[...sentences.entries()].map(([place, pieces]) => (
            <span key={place}>
              {place > 0 && ' '}
              <MarkedText pieces={pieces} />
            </span>
          ))}
        </p>
      )}
      {topics.length > 0 && (
        <p className="text-small">
          {t('specialists.topics')}{' '}
          {[...topics.entries()].map(([place, pieces]) => (
            <span key={place}>
              {place > 0 && ', '}
              <MarkedText pieces={pieces} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
