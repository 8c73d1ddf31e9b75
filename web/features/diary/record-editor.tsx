import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds, useSay } from './kinds/kinds-here.ts';
import { keptDraft } from './old-drafts.ts';
import { recordSlot } from './record-draft.ts';
import { RecordForm } from './record-form.tsx';
import type { NameOf } from './record-row.tsx';
import { useRecordWords } from './record-words.ts';
import { putRecord } from './record-writes.ts';
import { changeTogether, ofEach, recordedTogether } from './together.ts';
import { useEditing } from './use-editing.ts';
import { WhoseField } from './whose-field.tsx';

/** `before`: the record as it stands in the diary; null when it is a new one. */
export type Edited = {
  record: RecordEnvelope;
  before: SeenRecord | null;
  /** What a new one was together with, and is put in its group once it is saved. */
  beside?: SeenRecord;
};

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
  /** Where others of the family are told by their names. */
  nameOf?: NameOf | undefined;
};

// Rarely asked for.
const RecordHistory = lazy(() => retryLoad(() => withTexts(import('./record-history.tsx'))));

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

function OpenEditor(props: Props & { edited: Edited }) {
  const { place, edited, onEdit, records, onSignIn, nameOf } = props;
  const t = useTexts();
  const say = useSay();
  const { add, edit } = useEditing(place, onSignIn);
  const { record, before, beside } = edited;
  // What is of nobody in particular stays so until she says otherwise.
  const whoseItIs = record.babyId ?? (before ? null : place.babyId);
  const [whose, setWhose] = useState(whoseItIs ? [whoseItIs] : []);
  const others = before ? recordedTogether(place, before) : [];
  const [changesOthers, setChangesOthers] = useState(true);
  const parts = useKinds().partsOf(record.kind);
  const words = useRecordWords();
  const slot = recordSlot(place, parts, before?.id);

  async function save(made: RecordEnvelope, own: unknown): Promise<void> {
    onEdit(undefined);
    const [first = made, ...rest] = ofEach(made, whose);
    const isKept = await (before ? edit(first, before) : add(first));
    if (!isKept) return;
    dropDraft(slot);
    if (!before) await parts.alsoKeep?.(place, first, own);
    if (beside && beside.groupId !== made.groupId)
      await putRecord({
        familyId: recordedIn(place),
        record: { ...beside, groupId: made.groupId },
        before: beside,
      });
    parts.onSaved?.(made);
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

  function putBack(was: RecordEnvelope): void {
    if (!before) return;
    dropDraft(slot);
    onEdit(undefined);
    void edit(was, before);
  }

  const { babies = [] } = place;
  // What was never changed, or is not known to the server as it is here, has no history.
  const wasChanged = before !== null && before.kept === 'synced' && before.revision > 1;
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
        onDone={() => {
          dropDraft(slot);
          onEdit(undefined);
        }}
        onOpen={(other) => onEdit({ record: other, before: other })}
      />
      {wasChanged && (
        <Disclosure label={t('diary.history')}>
          <Suspense>
            <RecordHistory
              place={place}
              record={before}
              Row={parts.Row}
              words={words}
              nameOf={nameOf}
              onPutBack={putBack}
            />
          </Suspense>
        </Disclosure>
      )}
    </>
  );
}

/** What is fetched only once she asks for it. */
function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-5 grid grid-cols-1 gap-2 border-line border-t pt-3">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && children}
    </div>
  );
}
