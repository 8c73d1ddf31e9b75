import { Play, X } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { WatchMode } from '../player/use-watch.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { useInvite } from '../use-invite.ts';
import { useMinute } from '../use-minute.ts';
import { RemindButton } from './remind-button.tsx';

type Props = {
  session: SeenSession;
  owner: Owner;
  /** What plays in the card now. */
  opened: WatchMode | undefined;
  onOpen: (wish: WatchMode | undefined) => void;
  isPrimary?: boolean | undefined;
  lockedBy?: string | undefined;
};

/** The one thing to do with a session in a list: watch it, be reminded of it, or look into its recording. */
export function SessionAction({ session, owner, opened, onOpen, isPrimary = false, lockedBy }: Props) {
  const t = useTexts();
  const now = useMinute();
  const invite = useInvite();
  const { isLive, isScheduled, hasReplay, hasPreview, isLocked, startsAt } = session;

  if (isScheduled) {
    if (Date.parse(startsAt) <= now)
      return <p className="text-ink-soft text-small">{t('specialists.soon')}</p>;
    return (
      <RemindButton
        session={session}
        owner={owner}
        size={isPrimary ? 'large' : undefined}
        lockedBy={lockedBy}
      />
    );
  }
  if (!isLive && !hasReplay) return null;
  // A preview is for everyone, where there is one; otherwise the recording itself opens.
  const wish: WatchMode = !isLive && hasPreview ? 'preview' : 'whole';
  const Icon = opened ? X : Play;
  return (
    <Button
      variant={isPrimary && !opened ? 'primary' : 'secondary'}
      size={isPrimary ? 'large' : undefined}
      disabled={isLocked}
      aria-describedby={lockedBy}
      aria-expanded={opened !== undefined}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        if (opened) onOpen(undefined);
        else if (wish === 'whole' && !owner) invite();
        else onOpen(wish);
      }}
    >
      {t(opened ? 'specialists.closeVideo' : isLive ? 'specialists.watch' : 'specialists.preview')}
    </Button>
  );
}
