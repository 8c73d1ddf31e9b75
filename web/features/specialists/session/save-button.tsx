import { Bookmark } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import type { SavedQuota } from '../use-overview.ts';
import { useSessionActions } from '../use-session-actions.ts';

type Props = {
  session: SeenSession;
  owner: Owner;
  quota: SavedQuota;
  /** The sentence on the screen that says why nothing more fits. */
  fullId: string;
};

/** Into her library and out of it. When it is full nothing more goes in, and what is in it can still leave. */
export function SaveButton({ session, owner, quota, fullId }: Props) {
  const t = useTexts();
  const { toggleSaved } = useSessionActions(owner);
  const isOutOfRoom = quota.isFull && !session.userSaved;
  return (
    <IconButton
      label={t('specialists.save')}
      aria-pressed={session.userSaved}
      disabled={isOutOfRoom}
      aria-describedby={isOutOfRoom ? fullId : undefined}
      onClick={() => toggleSaved(session)}
    >
      <ToggleIcon icon={Bookmark} isOn={session.userSaved} />
    </IconButton>
  );
}

/** Said once above a list, and named by each button that it disables. */
export function QuotaReached({ id, quota }: { id: string; quota: SavedQuota }) {
  const t = useTexts();
  return (
    <p id={id} role="status" className={quota.isFull ? 'text-ink-soft text-small' : 'sr-only'}>
      {quota.isFull && t('specialists.libraryFull', { n: quota.savedCount, max: quota.savedAllowed })}
    </p>
  );
}
