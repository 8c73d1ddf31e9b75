import { useQueryClient } from '@tanstack/react-query';
import { correctComment, correctPost } from './correct-posts.ts';

/** She keeps its author away: the text leaves every list she has open. */
export function useHidePost(): (postId: string) => void {
  const client = useQueryClient();
  return (postId) => correctPost(client, postId, () => null);
}

export function useHideComment(): (commentId: string) => void {
  const client = useQueryClient();
  return (commentId) => correctComment(client, commentId, () => null);
}
