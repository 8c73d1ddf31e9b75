import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import type { SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sleepSlot } from './sleep-draft.ts';
import { SleepForm } from './sleep-form.tsx';
import { plain, useSleepEditing } from './use-sleep-editing.ts';
import { regretMs } from './use-sleep-saving.ts';

export type Edited = { sleep: Sleep; before: SeenSleep | null };

type Props = {
  owner: string | null;
  /** What is being edited or added; nothing while the sheet is closed. */
  edited: Edited | undefined;
  /** Undefined closes it. */
  onEdit: (edited: Edited | undefined) => void;
  onSignIn: () => void;
};

/** Closed in any way but Cancel, it opens again as she left it. */
export function SleepEditor({ owner, edited, onEdit, onSignIn }: Props) {
  const t = useTexts();
  const editing = useSleepEditing(owner, onSignIn);
  const close = () => onEdit(undefined);
  const slot = sleepSlot(owner, edited?.before?.id);

  async function save(sleep: Sleep): Promise<void> {
    const made = plain(sleep);
    close();
    const isKept = await (edited?.before ? editing.edit(made, edited.before) : editing.add(made));
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
    const action = { label: t('sleepDiary.undo'), onAct: undo };
    toast({ title: t('sleepDiary.draftDropped'), action, duration: regretMs });
  }

  return (
    <Sheet
      open={edited !== undefined}
      onClose={close}
      title={edited?.before === null ? t('sleepDiary.addTitle') : t('sleepDiary.editTitle')}
      closeLabel={t('shell.close')}
    >
      {edited && (
        <SleepForm
          key={edited.sleep.id}
          sleep={edited.sleep}
          isNew={edited.before === null}
          kept={readDraft(slot)}
          onChange={(draft) => (draft ? keepDraft(slot, draft) : dropDraft(slot))}
          onSave={save}
          onCancel={cancel}
        />
      )}
    </Sheet>
  );
}
