import type { UserId } from '#server/features/access/viewer.ts';
import { gentleReactions, quickReactions, recentHours } from '#shared/community/community.rules.ts';
import type { CommentAnswer, CommunityPostAnswer, TextStanding } from '#shared/community/community.schema.ts';
import { presentAuthor } from './author.presenter.ts';
import type { CommentPageRow } from './comments.repository.ts';
import type { FeedRow } from './feed.repository.ts';

type Reading = { viewer: UserId | undefined; now: Date };
type Visibility = Record<'appearsAt' | 'hiddenAt' | 'removedAt', Date | null>;

/** Names every field that leaves. Who wrote a text stays behind; `mine` and its standing are for its author alone. */
export const communityPresenter = {
  post: (row: FeedRow, { viewer, now }: Reading): CommunityPostAnswer => {
    const mine = isHers(row, viewer);
    return {
      id: row.id,
      language: row.language,
      category: row.category,
      need: row.need,
      content: row.content,
      author: presentAuthor(row),
      mine,
      allowPrivateMessages: row.allowPrivateMessages,
      createdAt: row.createdAt.toISOString(),
      edited: row.editedAt !== null,
      isRecent: now.getTime() - row.createdAt.getTime() < recentHours * 60 * 60 * 1000,
      commentCount: row.commentCount,
      reactionCount: row.reactionCount,
      userReacted: row.userReaction !== null,
      userReaction: row.userReaction,
      userSaved: row.userSaved,
      reactions: row.isTender ? gentleReactions : quickReactions,
      standing: mine ? standingOf(row) : 'shown',
    };
  },
  comment: (row: CommentPageRow, viewer: UserId | undefined): CommentAnswer => {
    const mine = isHers(row, viewer);
    return {
      id: row.id,
      content: row.content,
      author: presentAuthor(row),
      mine,
      createdAt: row.createdAt.toISOString(),
      edited: row.editedAt !== null,
      standing: mine ? standingOf(row) : 'shown',
    };
  },
};

const isHers = (row: { userId: string | null }, viewer: UserId | undefined) =>
  viewer !== undefined && row.userId === viewer;

function standingOf({ appearsAt, hiddenAt, removedAt }: Visibility): TextStanding {
  if (removedAt) return 'removed';
  if (hiddenAt) return 'hidden';
  return appearsAt ? 'coming' : 'shown';
}
