import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { communityDistances as kept } from './moderation.table.ts';

type Text = Record<'userId' | 'isAnonymous' | 'voice' | 'postId', AnyColumn>;

/**
 * True where the viewer must not see a text, for use in a `where` (there columns carry the name of their table).
 * Four cases: she keeps away what its author signs; she keeps away an anonymous voice in this talk; its author blocked
 * what the viewer signs; its author blocked the viewer's anonymous voice in this talk. Each is one probe of an index.
 */
export function isKeptApart(
  viewer: UserId | Placeholder | undefined,
  { userId, isAnonymous, voice, postId }: Text,
): SQL<boolean> {
  if (viewer === undefined) return sql`false`;
  return sql`(case when ${isAnonymous} then exists (
      select 1 from ${kept} as mine
      where mine.user_id = ${viewer} and mine.person_id is null and mine.voice = ${voice}
    ) else exists (
      select 1 from ${kept} as mine where mine.user_id = ${viewer} and mine.person_id = ${userId}
    ) or exists (
      select 1 from ${kept} as theirs
      where theirs.user_id = ${userId} and theirs.person_id = ${viewer} and theirs.kind = 'block'
    ) end or exists (
      select 1 from ${kept} as theirs
      where theirs.user_id = ${userId} and theirs.voice_of = ${viewer} and theirs.kind = 'block'
        and theirs.post_id = ${postId} and ${isAnonymous} = (${firstFace})
    ))`;
}

/** The same of a whole post. */
export const isPostKeptApart = (viewer: UserId | Placeholder | undefined): SQL<boolean> =>
  isKeptApart(viewer, {
    userId: communityPosts.userId,
    isAnonymous: communityPosts.isAnonymous,
    voice: communityPosts.voice,
    postId: communityPosts.id,
  });

/**
 * The face that she who blocked (`theirs`) showed first in the talk. Of two faces in one talk only this one is kept from
 * whom she blocked: did both vanish in the same moment, they would be known for one. Asked of the block, not of the
 * text: otherwise it is looked up for every text, also where nobody blocked anybody. Tables go by names of their own
 * here: theirs belong to the query around.
 */
const firstFace = sql`select spoken.is_anonymous from (
    select begun.is_anonymous, begun.created_at, begun.id from ${communityPosts} as begun
      where begun.id = theirs.post_id and begun.user_id = theirs.user_id and begun.appears_at is null
    union all
    select answered.is_anonymous, answered.created_at, answered.id from ${communityComments} as answered
      where answered.post_id = theirs.post_id and answered.user_id = theirs.user_id
        and answered.appears_at is null
  ) as spoken order by spoken.created_at, spoken.id limit 1`;
