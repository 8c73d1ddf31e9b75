import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { foodSlot } from './food-draft.ts';
import { FoodForm } from './food-form.tsx';
import type { FoodDiary, SeenEntry } from './use-food-diary.ts';
import { useFoodEditing } from './use-food-editing.ts';

/** `before`: the entry as it stands in the diary; null when it is a new one. */
export type Edited = { entry: FoodEntry; before: SeenEntry | null };

type Props = {
  owner: string | null;
  diary: FoodDiary;
  /** Nothing while the sheet is closed. */
  edited: Edited | undefined;
  /** Undefined closes it. */
  onEdit: (edited: Edited | undefined) => void;
  onSignIn: () => void;
};

/** Closed in any way but Cancel, it opens again as she left it. */
export function FoodEditor({ owner, diary, edited, onEdit, onSignIn }: Props) {
  const t = useTexts();
  const editing = useFoodEditing(owner, onSignIn);
  const close = () => onEdit(undefined);
  // Begun from a food's page, it is a draft about that food, and leaves any other alone.
  const slot = foodSlot(owner, edited?.before ? edited.entry.id : `new:${edited?.entry.food ?? ''}`);

  async function save(entry: FoodEntry): Promise<void> {
    close();
    const isKept = await (edited?.before ? editing.change(entry, edited.before) : editing.add(entry));
    if (isKept) dropDraft(slot);
  }
  function cancel(): void {
    const draft = readDraft(slot);
    dropDraft(slot);
    close();
    if (!draft) return;
    const undo = () => {
      keepDraft(slot, draft);
      onEdit(edited);
    };
    toastWithAction(t('foodDiary.draftDropped'), { label: t('foodDiary.undo'), onAct: undo });
  }

  return (
    <Sheet
      open={edited !== undefined}
      onClose={close}
      title={edited?.before === null ? t('foodDiary.addTitle') : t('foodDiary.editTitle')}
    >
      {edited && (
        <FoodForm
          key={edited.entry.id}
          entry={edited.entry}
          kept={readDraft(slot)}
          entries={diary.entries}
          pauses={diary.pauses}
          onChange={(draft) => (draft ? keepDraft(slot, draft) : dropDraft(slot))}
          onSave={save}
          onCancel={cancel}
          onOpen={(entry) => onEdit({ entry, before: entry })}
        />
      )}
    </Sheet>
  );
}
