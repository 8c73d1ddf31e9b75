import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordProblem } from '#shared/diary/kind.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds, useSay } from './kinds/kinds-here.ts';
import { recordSlot } from './record-draft.ts';
import { deleteRecord, discardWrite, mendRecord, putRecord } from './record-writes.ts';
import { useKeeping } from './use-keeping.ts';

/** Add, edit and delete, of whatever kind: at once on the screen, and every deletion can be taken back. */
export function useEditing(place: DiaryPlace, onSignIn?: () => void) {
  const say = useSay();
  const { partsOf } = useKinds();
  const keep = useKeeping(place, onSignIn);
  const familyId = recordedIn(place);
  return {
    add: (made: RecordEnvelope) => {
      // The form may have been open before the phone knew of a baby.
      const record = { ...made, babyId: made.babyId ?? place.babyId };
      return keep('saved', () => putRecord({ familyId, record }));
    },
    edit: (record: RecordEnvelope, before: SeenRecord) =>
      keep('changed', () => {
        // Somebody deleted it, and she was told: by mending it she wants it back.
        const isGone = before.refused?.fields?.id === ('deleted' satisfies RecordProblem);
        const put = { familyId, record, before, ...(isGone && { restore: true as const }) };
        return before.kept === 'refused' && before.writeId ? mendRecord(before.writeId, put) : putRecord(put);
      }),
    remove(seen: SeenRecord): void {
      if (seen.kept === 'refused' && seen.writeId) discardWrite(seen.writeId);
      const before = deleteRecord(familyId, seen);
      dropDraft(recordSlot(place, partsOf(seen.kind), seen.id));
      const putBack = () => void putRecord({ familyId, record: seen, before, restore: true });
      toastWithAction(say('removed'), { label: say('undo'), onAct: putBack });
    },
  };
}
