import type {
  CommunityPostAnswer,
  CreateCommunityPost,
  WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { deletePost, editPost, publishPost } from '../community.api.ts';

/**
 * An answer may be lost, and she may change the draft before she tries again: then the server has the post under this
 * id as it was. What she reads in the end is what she last wrote, and signed only if she still wants that.
 */
export async function publishAsWritten(
  post: CreateCommunityPost,
  /** Told before it is used: a next try must go on from it. */
  onNewId: (id: string) => void,
): Promise<WrittenPostAnswer> {
  const publishAnew = () => {
    const id = crypto.randomUUID();
    onNewId(id);
    return publishPost({ ...post, id });
  };
  const answer = await publishPost(post).catch((error: unknown) => {
    // The post of this id was deleted meanwhile.
    if (errorCodeOf(error) === 'not_found') return undefined;
    throw error;
  });
  if (!answer) return publishAnew();
  if (answer.post.author.anonymous !== post.isAnonymous) {
    // What was read cannot be unread, but it need not stay.
    await deletePost(answer.post.id);
    return publishAnew();
  }
  if (agree(answer.post, post)) return answer;
  const { category, content, allowPrivateMessages, need } = post;
  return editPost(answer.post.id, { category, content, allowPrivateMessages, need });
}

function agree(known: CommunityPostAnswer, written: CreateCommunityPost): boolean {
  const fields = ['category', 'content', 'allowPrivateMessages', 'need'] as const;
  return fields.every((field) => known[field] === written[field]);
}
