import { useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds, useSay } from './kinds/kinds-here.ts';
import { keptDraft } from './old-drafts.ts';
import { recordSlot } from './record-draft.ts';
import { RecordForm } from './record-form.tsx';
import { putRecord } from './record-writes.ts';
import { changeTogether, ofEach, recordedTogether } from './together.ts';
import { useEditing } from './use-editing.ts';
import { WhoseField } from './whose-field.tsx';

/** `before`: the record as it stands in the diary; null when it is a new one. */
export type Edited = { record: RecordEnvelope; before: SeenRecord | null };

type Props = {
  place: DiaryPlace;
  /** Nothing while the sheet is closed. */
  edited: Edited | undefined;
  /** Undefined closes it. */
  onEdit: (edited: Edited | undefined) => void;
  /** What the diary shows beside it. */
  records: readonly SeenRecord[];
  /** Where visitors record, too. */
  onSignIn?: (() => void) | undefined;
};

/** Closed in any way but Cancel, it opens again as she left it. */
export function RecordEditor(props: Props) {
  const { edited, onEdit } = props;
  const t = useTexts();
  const { partsOf } = useKinds();
  const titles = edited && partsOf(edited.record.kind).words.titles(t);
  return (
    <Sheet
      open={edited !== undefined}
      onClose={() => onEdit(undefined)}
      title={(edited?.before === null ? titles?.add : titles?.edit) ?? ''}
    >
      {edited && <OpenEditor key={edited.record.id} {...props} edited={edited} />}
    </Sheet>
  );
}

function OpenEditor({ place, edited, onEdit, records, onSignIn }: Props & { edited: Edited }) {
  const t = useTexts();
  const say = useSay();
  const { add, edit } = useEditing(place, onSignIn);
  const { record, before } = edited;
  // What is of nobody in particular stays so until she says otherwise.
  const whoseItIs = record.babyId ?? (before ? null : place.babyId);
  const [whose, setWhose] = useState(whoseItIs ? [whoseItIs] : []);
  const others = before ? recordedTogether(place, before) : [];
  const [changesOthers, setChangesOthers] = useState(true);
  const slot = recordSlot(place, useKinds().partsOf(record.kind), before?.id);

  async function save(made: RecordEnvelope): Promise<void> {
    onEdit(undefined);
    const [first = made, ...rest] = ofEach(made, whose);
    const isKept = await (before ? edit(first, before) : add(first));
    if (!isKept) return;
    dropDraft(slot);
    for (const other of rest) await putRecord({ familyId: recordedIn(place), record: other });
    if (changesOthers) await changeTogether(place, made, others);
  }
  function cancel(): void {
    const draft = readDraft(slot);
    dropDraft(slot);
    onEdit(undefined);
    if (!draft) return;
    const undo = () => {
      keepDraft(slot, draft);
      onEdit(edited);
    };
    toastWithAction(say('draftDropped'), { label: say('undo'), onAct: undo });
  }

  const { babies = [] } = place;
  return (
    <>
      {babies.length > 1 && (
        <WhoseField babies={babies} whose={whose} isNew={before === null} onChange={setWhose} />
      )}
      {others.length > 0 && (
        <Checkbox label={t('diary.changeTogether')} checked={changesOthers} onChange={setChangesOthers} />
      )}
      <RecordForm
        place={place}
        record={record}
        isNew={before === null}
        records={records}
        kept={keptDraft(slot, { record, isNew: before === null })}
        onChange={(draft) => (draft ? keepDraft(slot, draft) : dropDraft(slot))}
        onSave={save}
        onCancel={cancel}
        onOpen={(other) => onEdit({ record: other, before: other })}
      />
    </>
  );
}
