import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import type { SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { discardWrite, mendRecord } from '#web/features/timer/timer.outbox.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { putSleep, removeSleep } from './sleep.outbox.ts';
import { sleepSlot } from './sleep-draft.ts';
import { regretMs, useSleepSaving } from './use-sleep-saving.ts';

/** Edit, delete and add: at once on the screen, and every deletion can be taken back. */
export function useSleepEditing(owner: string | null, onSignIn: () => void) {
  const t = useTexts();
  const keep = useSleepSaving(owner, onSignIn);
  return {
    add: (sleep: Sleep) => keep(t('sleepDiary.saved'), () => putSleep(sleep)),
    edit: (sleep: Sleep, before: SeenSleep) =>
      keep(t('sleepDiary.changed'), () =>
        before.kept === 'refused' && before.writeId ? mendRecord(before.writeId, sleep) : putSleep(sleep),
      ),
    remove(seen: SeenSleep): void {
      if (seen.kept === 'refused' && seen.writeId) discardWrite(seen.writeId);
      removeSleep(seen.id);
      dropDraft(sleepSlot(owner, seen.id));
      toast({
        title: t('sleepDiary.removed'),
        action: { label: t('sleepDiary.undo'), onAct: () => void putSleep(plain(seen)) },
        duration: regretMs,
      });
    },
  };
}

/** Only what a sleep is made of: an answer of the server carries more, and a write may not. */
export function plain(sleep: Sleep): Sleep {
  const { id, startTime, endTime, durationSeconds, kind, mood, notes, timeZone } = sleep;
  return { id, startTime, endTime, durationSeconds, kind, mood, notes, timeZone };
}
