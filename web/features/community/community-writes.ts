import { useSyncExternalStore } from 'react';
import type { ReactionType } from '#shared/community/community.rules.ts';
import type {
  CommunityWriteKind,
  CreateCommunityPost,
  NewComment,
} from '#shared/community/community.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { landedWrites } from '#web/platform/outbox/landed-writes.ts';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

/** What the community says by the outbox, and the only place that says it: it arrives, and once. */
const add = (kind: CommunityWriteKind, body: unknown, supersedes: string): Promise<void> =>
  outbox.add(kind, body, { supersedes });

/** As it shall be, never as a toggle: however often she taps, the last tap is what is sent. */
export const setReaction = (postId: string, reaction: ReactionType | null) =>
  add('heart.set', reaction ? { postId, on: true, reaction } : { postId, on: false }, postId);
export const setSaved = (postId: string, on: boolean) => add('saved-post.set', { postId, on }, postId);

/** Resolves once the phone has it. */
export const addComment = (comment: NewComment) => add('comment.add', comment, comment.id);

export const addPost = (post: CreateCommunityPost) => add('post.add', post, post.id);

export const discardWrite = (writeId: string): Promise<Write | undefined> => outbox.discard(writeId);

const kinds: readonly string[] = [
  'heart.set',
  'saved-post.set',
  'comment.add',
  'post.add',
] satisfies CommunityWriteKind[];
const isCommunitys = ({ kind }: Write) => kinds.includes(kind);

const landed = landedWrites(outbox, isCommunitys);

/** What the server has yet to hear from her here, or heard this instant; and how the sending stands. */
export function useCommunityWrites(): OutboxSnapshot & { landed: readonly Write[] } {
  const snapshot = useOutbox();
  const justNow = useSyncExternalStore(landed.subscribe, landed.snapshot);
  return { ...snapshot, writes: snapshot.writes.filter(isCommunitys), landed: justNow };
}
