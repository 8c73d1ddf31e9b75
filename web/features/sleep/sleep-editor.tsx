import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import type { SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { isSleepDraft } from './sleep-draft.ts';
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

/** One by hand at a time has no place in the diary yet. */
const newSleep = 'new';

/** Closed in any way but Cancel, it opens again as she left it. */
export function SleepEditor({ owner, edited, onEdit, onSignIn }: Props) {
  const t = useTexts();
  const editing = useSleepEditing(owner, onSignIn);
  const close = () => onEdit(undefined);
  const place = edited?.before ? edited.sleep.id : newSleep;
  const kept = () => readDraft('sleep', owner, place, isSleepDraft);

  async function save(sleep: Sleep): Promise<void> {
    const made = plain(sleep);
    close();
    const isKept = await (edited?.before ? editing.edit(made, edited.before) : editing.add(made));
    if (isKept) dropDraft('sleep', owner, place);
  }
  function cancel(): void {
    const draft = kept();
    dropDraft('sleep', owner, place);
    close();
    if (!draft) return;
    const undo = () => {
      keepDraft('sleep', owner, place, draft);
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
          kept={kept()}
          onChange={(draft) =>
            draft ? keepDraft('sleep', owner, place, draft) : dropDraft('sleep', owner, place)
          }
          onSave={save}
          onCancel={cancel}
        />
      )}
    </Sheet>
  );
}
