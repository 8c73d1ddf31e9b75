import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parsedAddress } from '#shared/navigation/parsed-address.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { problemIn, problemSentence, refusalIn } from '../problem-sentence.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { sayWatching } from '../specialists.api.ts';
import { useWatch, type WatchMode } from './use-watch.ts';
import { VideoElement } from './video-element.tsx';

type Props = { session: SeenSession; owner: Owner; mode: WatchMode };

/** The session's video, where she asked for it: it comes into sight as it opens. */
export function SessionVideo(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is handed back: newer browsers answer with a promise, which React would take for a way to undo it.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mt-4 scroll-mb-32">
      <Watching {...props} />
    </div>
  );
}

/** It plays; or there is the way to the meeting, or why there is neither. */
function Watching({ session, owner, mode }: Props): ReactNode {
  const t = useTexts();
  const { data, error, isError, isFetching, refetch } = useWatch(session.id, mode, owner);
  const [attempt, setAttempt] = useState(0);
  const [hasStopped, setStopped] = useState(false);
  /** Where she was: after a failure it goes on from there. */
  const [place, setPlace] = useState(0);
  const isPlaying = data !== undefined && data.kind !== 'soon' && !isError && !hasStopped;
  useWatchingHeartbeat(session.id, isPlaying && session.isLive && mode === 'whole' && owner !== null);

  async function retry(): Promise<void> {
    await refetch();
    setAttempt(attempt + 1);
    setStopped(false);
  }

  if (isError || hasStopped)
    return (
      <VideoFailed error={isError ? error : undefined} isBusy={isFetching} onRetry={() => void retry()} />
    );
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{t('specialists.opening')}</span>
        <Skeleton className="aspect-video rounded-control" />
      </div>
    );
  if (data.kind === 'soon') return <AboutToBegin />;
  if (data.kind === 'meeting') return <Meeting address={data.address} />;
  return (
    <div className="grid grid-cols-1 gap-2">
      <VideoElement
        key={attempt}
        source={data}
        captions={data.captions}
        language={session.language}
        label={t('specialists.player', { title: session.title })}
        from={place}
        onFailed={(at) => {
          // One that failed at once never came to where she was.
          setPlace(at || place);
          setStopped(true);
        }}
      />
      {data.isPreview && <p className="text-ink-soft text-small">{t('specialists.previewNote')}</p>}
    </div>
  );
}

function VideoFailed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const t = useTexts();
  const refusal = error === undefined ? undefined : refusalIn(error);
  const isPremiumOnly = refusal && problemIn(refusal) === 'premium_only';
  return (
    <div
      role="alert"
      className="grid min-h-48 place-content-center justify-items-center gap-3 rounded-control bg-blush p-4 text-center"
    >
      <p className="font-bold">{t(isPremiumOnly ? 'specialists.premiumOnly' : 'specialists.videoFailed')}</p>
      {isPremiumOnly ? (
        <Link to={paths.plans} className={`quiet:hidden ${buttonClass({ variant: 'secondary' })}`}>
          {t('specialists.seePlans')}
        </Link>
      ) : (
        <>
          <p>{(refusal && problemSentence(refusal, t)) ?? t('specialists.videoFailedText')}</p>
          <Button variant="secondary" busy={isBusy} onClick={onRetry}>
            {t('shell.tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Nothing is broken: it opens by itself once it is there. */
function AboutToBegin() {
  const t = useTexts();
  return (
    <div
      role="status"
      className="grid min-h-48 place-content-center gap-1 rounded-control bg-sage-soft p-4 text-center"
    >
      <p className="font-bold">{t('specialists.aboutToBegin')}</p>
      <p>{t('specialists.aboutToBeginText')}</p>
    </div>
  );
}

/** Somebody else's page: it opens in a tab of its own, and is not told where she came from. */
function Meeting({ address }: { address: string }) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-sage-soft p-4">
      <p className="[overflow-wrap:anywhere]">{t('specialists.meeting', { host: hostOf(address) })}</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer noopener"
        className={buttonClass({ size: 'large', wide: true })}
      >
        <ExternalLink size={20} strokeWidth={1.75} aria-hidden />
        {t('specialists.joinMeeting')}
        <span className="sr-only">{t('specialists.opensOutside')}</span>
      </a>
    </div>
  );
}

const hostOf = (address: string): string => parsedAddress(address)?.host ?? address;

/** Twice within the time that counts as watching, so that one lost word changes nothing. */
const everyMs = 45_000;

/** Says that she is still there, while she is. */
function useWatchingHeartbeat(sessionId: string, isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching) return;
    const ticking = setInterval(() => {
      if (document.visibilityState === 'visible') sayWatching(sessionId).catch(() => undefined);
    }, everyMs);
    return () => clearInterval(ticking);
  }, [sessionId, isWatching]);
}
