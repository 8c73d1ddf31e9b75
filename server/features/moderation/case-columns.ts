import { eq, type SQL, sql } from 'drizzle-orm';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { communityCases } from './moderation.table.ts';

/** The text of a case is a post or a comment; what is asked of it is asked of the one that is there. */
const either = <Value>(
  name: 'user_id' | 'is_anonymous' | 'voice' | 'content' | 'hidden_at' | 'removed_at',
): SQL<Value> =>
  sql<Value>`coalesce(${communityPosts}.${sql.identifier(name)}, ${communityComments}.${sql.identifier(name)})`;

const isAnonymous = either<boolean>('is_anonymous');
export const isSigned: SQL = sql`not ${isAnonymous}`;
const userId = either<string | null>('user_id');

/** `voice` makes the face of an anonymous text, and goes no further than the presenter. */
export const author = {
  voice: either<string | null>('voice'),
  isAnonymous,
  name: sql<string | null>`case when ${isAnonymous} then null else ${profiles.name} end`,
};
export const subjectColumns = {
  ...author,
  content: either<string>('content'),
  isHidden: sql<boolean>`${either('hidden_at')} is not null or ${either('removed_at')} is not null`,
};

/** On what a case joins its text and, for the name, its author. Only one of the two texts is there. */
export const itsPost = eq(communityPosts.id, communityCases.postId);
export const itsComment = eq(communityComments.id, communityCases.commentId);
export const itsAuthor = eq(profiles.userId, userId);
