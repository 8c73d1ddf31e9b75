import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ConsentLine } from './consent-line.tsx';
import { FeedForm } from './feed-form.tsx';
import { plain, useFeedEditing } from './use-feed-editing.ts';

export type Edited = { feed: Feed; before: SeenFeed | null };

type Props = {
  owner: string | null;
  /** What is being edited or added; nothing while the sheet is closed. */
  edited: Edited | undefined;
  onClose: () => void;
  onSignIn: () => void;
};

export function FeedEditor({ owner, edited, onClose, onSignIn }: Props) {
  const t = useTexts();
  const editing = useFeedEditing(owner, onSignIn);
  const save = (feed: Feed) => {
    const made = plain(feed);
    if (edited?.before) editing.edit(made, edited.before);
    else editing.add(made);
    onClose();
  };
  return (
    <Sheet
      open={edited !== undefined}
      onClose={onClose}
      title={edited?.before === null ? t('nursingLog.addTitle') : t('nursingLog.editTitle')}
      closeLabel={t('shell.close')}
    >
      {edited && (
        <FeedForm
          key={edited.feed.id}
          feed={edited.feed}
          onSave={save}
          onCancel={onClose}
          note={<ConsentLine owner={owner} />}
        />
      )}
    </Sheet>
  );
}
