import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommunityPostAnswer } from '#shared/community/community.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import { deleteComment, deletePost, restoreComment, restorePost } from './community.api.ts';
import { community, correctComment, correctPost } from './correct-posts.ts';
import { problemOf, problemSentence } from './problem-sentence.ts';

type Change = { isGone: boolean; said?: string; before?: [QueryKey, unknown][] };
type Options = {
  deleted: 'community.postDeleted' | 'community.commentDeleted';
  tell: (isGone: boolean) => Promise<unknown>;
  hide: () => void;
};

/** Gone at once, and back by undo: a slip of the thumb at night costs nothing. */
function useDeletion() {
  const t = useTexts();
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: [community] });
  const { mutate } = useMutation({
    mutationFn: ({ tell, isGone }: Options & Change) => tell(isGone),
    // One behind the other, so that an undo never overtakes what it undoes.
    scope: { id: 'community-deletion' },
    // Also once it is gone: a list that was asked for before that would show it again.
    onSuccess: invalidate,
    onError: (error, { isGone, said, before = [] }) => {
      if (said) dismissToast(said);
      // In sight again at once: the lists may not come for as long as the deletion did not.
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
      invalidate();
      toastFailure(
        t(isGone ? 'community.deleteFailed' : 'community.restoreFailed'),
        problemSentence(problemOf(error), t) ?? t('errors.internal'),
      );
    },
  });
  return (options: Options) => {
    const before = client.getQueriesData({ queryKey: [community] });
    options.hide();
    const said = toastWithAction(t(options.deleted), {
      label: t('community.undo'),
      onAct: () => mutate({ ...options, isGone: false }),
    });
    mutate({ ...options, isGone: true, said, before });
  };
}

export function useDeletePost(): (post: CommunityPostAnswer) => void {
  const client = useQueryClient();
  const remove = useDeletion();
  return ({ id }) =>
    remove({
      deleted: 'community.postDeleted',
      tell: (isGone) => (isGone ? deletePost(id) : restorePost(id)),
      hide: () => correctPost(client, id, () => null),
    });
}

export function useDeleteComment(): (commentId: string, postId: string) => void {
  const client = useQueryClient();
  const remove = useDeletion();
  const count = (postId: string, by: number) =>
    correctPost(client, postId, (post) => ({ ...post, commentCount: Math.max(0, post.commentCount + by) }));
  return (commentId, postId) =>
    remove({
      deleted: 'community.commentDeleted',
      tell: (isGone) => (isGone ? deleteComment(commentId) : restoreComment(commentId)),
      hide: () => {
        correctComment(client, commentId, () => null);
        count(postId, -1);
      },
    });
}
