import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';
import { WaitingMark } from '#web/parts/waiting-mark.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { useSessionCategoryName } from '../categories.ts';
import { SessionVideo } from '../player/session-video.tsx';
import type { WatchMode } from '../player/use-watch.ts';
import type { Owner } from '../query-keys.ts';
import { Questions } from '../questions/questions.tsx';
import type { SeenSession } from '../seen.ts';
import { SpecialistIntro } from '../specialist-intro.tsx';
import { useCount } from '../use-count.ts';
import { useMarkWords } from '../use-mark-words.ts';
import { useMinute } from '../use-minute.ts';
import { useOverview } from '../use-overview.ts';
import { useSessionTime } from '../use-session-time.ts';
import { LikeButton } from './like-button.tsx';
import { PageActions } from './page-actions.tsx';
import { PremiumLine } from './premium-line.tsx';
import { QuotaReached, SaveButton } from './save-button.tsx';
import { SessionBadges } from './session-badges.tsx';
import { SessionHost } from './session-host.tsx';
import { ShareSession } from './share-session.tsx';

type Props = {
  session: SeenSession;
  /** Undefined until the page's own answer has come: a list tells less of her. */
  specialist: SpecialistAnswer | undefined;
  owner: Owner;
};

const fullId = 'library-full';
const lockedId = 'session-locked';

/** Everything about one session, under its title. */
export function SessionPage({ session, specialist, owner }: Props) {
  const t = useTexts();
  const markWords = useMarkWords();
  const count = useCount();
  const { quota } = useOverview(owner);
  const [opened, setOpened] = useState<WatchMode>();
  const isCancelled = session.state === 'cancelled';
  const isLocked = session.isLocked && !isCancelled;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <SessionBadges session={session} />
        {isCancelled && (
          <Card tone="blush" role="status">
            <p className="font-bold">{t('specialists.cancelledTitle')}</p>
            {session.cancelReason && (
              <p className="[overflow-wrap:anywhere]">
                {t('specialists.cancelledReason', { reason: session.cancelReason })}
              </p>
            )}
          </Card>
        )}
        <SessionWhen session={session} />
        {isLocked && <PremiumLine id={lockedId} />}
        {opened && <SessionVideo key={opened} session={session} owner={owner} mode={opened} />}
        <PageActions
          session={session}
          owner={owner}
          opened={opened}
          onOpen={setOpened}
          lockedBy={isLocked ? lockedId : undefined}
        />
        <div className="-ml-2 flex flex-wrap items-center gap-1">
          <LikeButton session={session} owner={owner} />
          <SaveButton session={session} owner={owner} quota={quota} fullId={fullId} />
          <ShareSession session={session} />
          {session.isWaiting && <WaitingMark words={markWords} />}
          {(session.isLive || session.state === 'ended') && (
            <span className="ml-auto text-ink-soft text-small">
              {t('specialists.views', count(session.views))}
            </span>
          )}
        </div>
        {!session.userSaved && <QuotaReached id={fullId} quota={quota} />}
      </div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{session.description}</p>
      {specialist ? <SpecialistCard specialist={specialist} /> : <SessionHost session={session} />}
      <Questions session={session} owner={owner} />
    </div>
  );
}

/** Who she is: what she does, under which number, and what she speaks about. */
function SpecialistCard({ specialist }: { specialist: SpecialistAnswer }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  return (
    <SectionCard title={t('specialists.specialist')}>
      <SpecialistIntro specialist={specialist} nameAs="h3" bioClass="whitespace-pre-line" />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-small">{t('specialists.topics')}</span>
        {specialist.topics.map((topic) => (
          <Badge key={topic} tone="sage">
            {nameOf(topic)}
          </Badge>
        ))}
      </div>
    </SectionCard>
  );
}

/** By her own clock; and by that of the house, where it shows another hour. */
function SessionWhen({ session: { startsAt, durationMinutes, state } }: { session: SeenSession }) {
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
