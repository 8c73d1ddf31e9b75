import { Play, X } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { WatchMode } from '../player/use-watch.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { useInvite } from '../use-invite.ts';
import { useMinute } from '../use-minute.ts';
import { CalendarLink, RemindButton } from './remind-button.tsx';

type Props = {
  session: SeenSession;
  owner: Owner;
  opened: WatchMode | undefined;
  onOpen: (wish: WatchMode | undefined) => void;
  lockedBy: string | undefined;
};

/** What can be done with a session now: watch it, look into it, or be reminded of it. */
export function PageActions({ session, owner, opened, onOpen, lockedBy }: Props) {
  const t = useTexts();
  const now = useMinute();
  const invite = useInvite();
  const { isLive, isScheduled, hasReplay, hasPreview, state } = session;
  const isToCome = isScheduled && Date.parse(session.startsAt) > now;

  const watch = (wish: WatchMode, isPrimary: boolean) => {
    const isOpen = opened === wish;
    const Icon = isOpen ? X : Play;
    return (
      <Button
        size={isPrimary ? 'large' : undefined}
        variant={isPrimary && !isOpen ? 'primary' : 'secondary'}
        disabled={isPrimary && session.isLocked}
        aria-describedby={isPrimary ? lockedBy : undefined}
        aria-expanded={isOpen}
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          if (isOpen) onOpen(undefined);
          else if (wish === 'whole' && !owner) invite();
          else onOpen(wish);
        }}
      >
        {t(
          isOpen ? 'specialists.closeVideo' : wish === 'whole' ? 'specialists.watch' : 'specialists.preview',
        )}
      </Button>
    );
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      {(isLive || hasReplay) && watch('whole', true)}
      {hasPreview && !isLive && state !== 'cancelled' && watch('preview', false)}
      {isToCome && <RemindButton session={session} owner={owner} size="large" lockedBy={lockedBy} />}
      {isToCome && !session.userReminded && <CalendarLink session={session} />}
      {isScheduled && !isToCome && <p className="text-ink-soft">{t('specialists.soon')}</p>}
      {state === 'ended' && !hasReplay && <p className="text-ink-soft">{t('specialists.noReplay')}</p>}
    </div>
  );
}
