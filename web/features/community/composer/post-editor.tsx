import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { editPost } from '../community.api.ts';
import { correctPost } from '../correct-posts.ts';
import { problemOf, problemSentence } from '../problem-sentence.ts';
import { feedsKey, type Owner } from '../query-keys.ts';
import type { SeenPost } from '../seen.ts';
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
    <Sheet
      open={post !== undefined}
      onClose={onClose}
      title={t('community.editPost')}
      closeLabel={t('shell.close')}
    >
      {last && <EditorForm key={last.id} owner={owner} post={last} onClose={onClose} />}
    </Sheet>
  );
}

function EditorForm({ owner, post, onClose }: { owner: Owner; post: SeenPost; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const [concern, setConcern] = useState<Concern | null>(null);
  const { draft, change, clear } = useDraft({
    kind: 'community',
    owner,
    place: editPlace(post.id),
    looksRight: isPostDraft,
    fresh: () => draftOfPost(post),
  });
  const { checked, missing, form } = useCheckedDraft(draft);
  const { mutate, isPending } = useMutation({
    mutationFn: (ready: NonNullable<ReturnType<typeof checked>>) => {
      const { category, content, allowPrivateMessages, need } = ready;
      return editPost(post.id, { category, content, allowPrivateMessages, need });
    },
    onSuccess: ({ post: edited, concern: heard }) => {
      clear();
      correctPost(client, post.id, () => edited);
      // It may stand in another category now.
      client.invalidateQueries({ queryKey: feedsKey(owner) });
      toast({ title: t('community.postEdited') });
      if (heard) setConcern(heard);
      else onClose();
    },
    onError: (error) =>
      toast({
        title: t('community.editFailed'),
        description: problemSentence(problemOf(error), t) ?? t('errors.internal'),
        tone: 'destructive',
      }),
  });
  if (concern) return <CareCard concern={concern} takesFocus />;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const ready = !isPending && checked(draft);
        if (ready) mutate(ready);
      }}
    >
      <PostFields draft={draft} onChange={change} missing={missing} isEdit />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('community.saveEdit')}
      </Button>
    </form>
  );
}
