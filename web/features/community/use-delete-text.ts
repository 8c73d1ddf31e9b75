import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommunityPostAnswer } from '#shared/community/community.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { deleteComment, deletePost, restoreComment, restorePost } from './community.api.ts';
import { community, correctComment, correctPost } from './correct-posts.ts';
import { problemOf, problemSentence } from './problem-sentence.ts';

const regretMs = 8000;

type Change = { isGone: boolean; said?: string };
type Options = {
  deleted: 'community.postDeleted' | 'community.commentDeleted';
  tell: (isGone: boolean) => Promise<unknown>;
  hide: () => void;
};

/** Gone at once, and back by undo: a slip of the thumb at night costs nothing. */
function useDeletion() {
  const t = useTexts();
  const client = useQueryClient();
  const askAgain = () => client.invalidateQueries({ queryKey: [community] });
  const { mutate } = useMutation({
    mutationFn: ({ tell, isGone }: Options & Change) => tell(isGone),
    // One behind the other, so that an undo never overtakes what it undoes.
    scope: { id: 'community-deletion' },
    onSuccess: (_, { isGone }) => (isGone ? undefined : askAgain()),
    onError: (error, { isGone, said }) => {
      if (said) dismissToast(said);
      askAgain();
      toast({
        title: t(isGone ? 'community.deleteFailed' : 'community.restoreFailed'),
        description: problemSentence(problemOf(error), t) ?? t('errors.internal'),
        tone: 'destructive',
      });
    },
  });
  return (options: Options) => {
    options.hide();
    const said = toast({
      title: t(options.deleted),
      action: { label: t('community.undo'), onAct: () => mutate({ ...options, isGone: false }) },
      duration: regretMs,
    });
    mutate({ ...options, isGone: true, said });
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
