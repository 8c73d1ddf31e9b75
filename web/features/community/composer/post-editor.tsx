import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '#web/parts/sheet.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { editPost } from '../community.api.ts';
import { correctPost } from '../correct-posts.ts';
import { feedsKey, type Owner } from '../query-keys.ts';
import type { SeenPost } from '../seen.ts';
import { useSaveEdit } from '../use-save-edit.ts';
import { draftOfPost, editPlace, isPostDraft } from './composer-draft.ts';
import { PostFields } from './post-fields.tsx';
import { useCheckedDraft } from './use-checked-draft.ts';

type Props = { owner: Owner; post: SeenPost | undefined; onClose: () => void };

/** Her own post, said better. Everyone sees that it was edited. */
export function PostEditor({ owner, post, onClose }: Props) {
  const t = useTexts();
  const [last, setLast] = useState(post);
  if (post && post !== last) setLast(post);
  return (
    <Sheet open={post !== undefined} onClose={onClose} title={t('community.editPost')}>
      {last && <EditorForm key={last.id} owner={owner} post={last} onClose={onClose} />}
    </Sheet>
  );
}

function EditorForm({ owner, post, onClose }: { owner: Owner; post: SeenPost; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const { draft, change, clear } = useDraft({
    kind: 'community',
    owner,
    place: editPlace(post.id),
    looksRight: isPostDraft,
    fresh: () => draftOfPost(post),
  });
  const { checked, missing, form } = useCheckedDraft(draft);
  const { save, isSaving, concern } = useSaveEdit({
    send: ({ category, content, allowPrivateMessages, need }: NonNullable<ReturnType<typeof checked>>) =>
      editPost(post.id, { category, content, allowPrivateMessages, need }),
    saved: t('community.postEdited'),
    onSaved: ({ post: edited }) => {
      clear();
      correctPost(client, post.id, () => edited);
      // It may stand in another category now.
      client.invalidateQueries({ queryKey: feedsKey(owner) });
    },
    onClose,
  });
  if (concern) return <CareCard concern={concern} takesFocus />;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const ready = !isSaving && checked(draft);
        if (ready) save(ready);
      }}
    >
      <PostFields draft={draft} onChange={change} missing={missing} isEdit />
      <Button type="submit" size="large" wide busy={isSaving}>
        {t('community.saveEdit')}
      </Button>
    </form>
  );
}
