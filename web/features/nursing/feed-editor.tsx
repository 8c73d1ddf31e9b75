import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { feedSlot } from './feed-draft.ts';
import { FeedForm } from './feed-form.tsx';
import { plain, regretMs, useFeedEditing } from './use-feed-editing.ts';

export type Edited = { feed: Feed; before: SeenFeed | null };

type Props = {
  owner: string | null;
  /** What is being edited or added; nothing while the sheet is closed. */
  edited: Edited | undefined;
  /** Undefined closes it. */
  onEdit: (edited: Edited | undefined) => void;
  onSignIn: () => void;
};

/** Closed in any way but Cancel, it opens again as she left it. */
export function FeedEditor({ owner, edited, onEdit, onSignIn }: Props) {
  const t = useTexts();
  const editing = useFeedEditing(owner, onSignIn);
  const close = () => onEdit(undefined);
  const slot = feedSlot(owner, edited?.before?.id);

  async function save(feed: Feed): Promise<void> {
    const made = plain(feed);
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
    toast({
      title: t('nursingLog.draftDropped'),
      action: { label: t('nursing.undo'), onAct: undo },
      duration: regretMs,
    });
  }

  return (
    <Sheet
      open={edited !== undefined}
      onClose={close}
      title={edited?.before === null ? t('nursingLog.addTitle') : t('nursingLog.editTitle')}
      closeLabel={t('shell.close')}
    >
      {edited && (
        <FeedForm
          key={edited.feed.id}
          feed={edited.feed}
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
