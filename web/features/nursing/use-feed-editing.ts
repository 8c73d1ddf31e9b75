import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { discardWrite, mendRecord } from '#web/features/timer/timer.outbox.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { feedSlot } from './feed-draft.ts';
import { putFeed, removeFeed } from './nursing.outbox.ts';

export const regretMs = 8000;

/** Edit, delete and add: at once on the screen, and every deletion can be taken back. */
export function useFeedEditing(owner: string | null, onSignIn: () => void) {
  const t = useTexts();

  /** Answers whether the phone has it. */
  async function change(saved: string, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
    } catch (error) {
      console.warn('The feed could not be kept', error);
      toast({ title: t('nursing.failed'), description: t('nursing.unexpectedText'), tone: 'destructive' });
      return false;
    }
    if (owner !== null) toast({ title: t('nursing.saved'), description: saved });
    else
      toast({
        title: t('nursing.failed'),
        description: `${t('nursing.signedOutText')}. ${t('nursing.signedOutKept')}`,
        tone: 'destructive',
        action: { label: t('nursing.signIn'), onAct: onSignIn },
        duration: regretMs,
      });
    return true;
  }

  return {
    add: (feed: Feed) => change(t('nursing.savedText'), () => putFeed(feed)),
    edit: (feed: Feed, before: SeenFeed) =>
      change(t('nursingLog.changed'), () =>
        before.kept === 'refused' && before.writeId ? mendRecord(before.writeId, feed) : putFeed(feed),
      ),
    remove(seen: SeenFeed): void {
      const { kept, writeId, refused: _, ...feed } = seen;
      if (kept === 'refused' && writeId) discardWrite(writeId);
      removeFeed(feed.id);
      dropDraft(feedSlot(owner, feed.id));
      toast({
        title: t('nursingLog.removed'),
        action: { label: t('nursing.undo'), onAct: () => void putFeed(plain(feed)) },
        duration: regretMs,
      });
    },
  };
}

/** Only what a feed is made of: an answer of the server carries more, and a write may not. */
export function plain(feed: Feed): Feed {
  const { id, startTime, endTime, durationSeconds, side, leftSeconds, rightSeconds } = feed;
  const { lastSide = null, notes, timeZone } = feed;
  return {
    id,
    startTime,
    endTime,
    durationSeconds,
    side,
    leftSeconds,
    rightSeconds,
    lastSide,
    notes,
    timeZone,
  };
}
