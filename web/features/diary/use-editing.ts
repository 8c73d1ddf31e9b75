import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordProblem } from '#shared/diary/kind.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import { deleteRecord, discardWrite, mendRecord, putRecord } from './diary.outbox.ts';
import type { DiaryPlace } from './diary-place.ts';
import { recordSlot } from './record-draft.ts';

/** Add, edit and delete, of whatever kind: at once on the screen, and every deletion can be taken back. */
export function useEditing(place: DiaryPlace) {
  const t = useTexts();
  const { familyId } = place;

  /** Answers whether the phone has it. */
  async function keep(said: string, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
    } catch (error) {
      console.warn('The record could not be kept', error);
      toastFailure(t('diary.failed'), t('diary.failedText'));
      return false;
    }
    toast({ title: said });
    if (!isDurable()) toast({ title: t('diary.notDurable'), duration: Number.POSITIVE_INFINITY });
    return true;
  }

  return {
    add: (record: RecordEnvelope) => keep(t('diary.saved'), () => putRecord({ familyId, record })),
    edit: (record: RecordEnvelope, before: SeenRecord) =>
      keep(t('diary.changed'), () => {
        // Somebody deleted it, and she was told: by mending it she wants it back.
        const isGone = before.refused?.fields?.id === ('deleted' satisfies RecordProblem);
        const put = { familyId, record, before, ...(isGone && { restore: true as const }) };
        return before.kept === 'refused' && before.writeId ? mendRecord(before.writeId, put) : putRecord(put);
      }),
    remove(seen: SeenRecord): void {
      if (seen.kept === 'refused' && seen.writeId) discardWrite(seen.writeId);
      const before = deleteRecord(familyId, seen);
      dropDraft(recordSlot(place, seen.kind, seen.id));
      const putBack = () => void putRecord({ familyId, record: seen, before, restore: true });
      toastWithAction(t('diary.removed'), { label: t('diary.undo'), onAct: putBack });
    },
  };
}
