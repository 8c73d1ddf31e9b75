import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { blurred } from '#server/platform/clock/blurred.ts';
import type { NewComment } from '#shared/community/community.schema.ts';
import { communityComments as comments, communityPosts as posts } from './community.table.ts';

/** So far apart the two faces of one mother may stand in a talk. */
const span = sql.raw(`interval '10 minutes'`);
const next = sql.raw(`interval '1 millisecond'`);

/**
 * When a comment was said. After all that was said in the talk: what came in one breath keeps its order. But where she
 * just spoke in this talk with her other face, anywhere in the last minutes, after what she said with this one and
 * never before the post: right behind each other, the two would be known for one.
 */
export function whenSaid(userId: UserId, { postId, isAnonymous }: NewComment, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const early = sql`${(isAnonymous ? blurred(now) : now).toISOString()}::timestamptz`;
  const asked = sql`(select created_at from ${posts} where id = ${postId})`;
  const said = sql`(select max(created_at) + ${next} from ${comments} where post_id = ${postId})`;
  const hers = sql`from ${comments} where post_id = ${postId} and user_id = ${userId}`;
  const saidSo = sql`(select max(created_at) + ${next} ${hers} and is_anonymous = ${isAnonymous})`;
  const hasOtherFace = sql`exists (
    select 1 ${hers} and is_anonymous <> ${isAnonymous} and created_at > ${at} - ${span})`;
  const anywhere = sql`(
    select first + random() * (greatest(${at}, first) - first)
    from (select greatest(${at} - ${span}, ${asked}, ${saidSo}) as first) as since)`;
  return sql`case when ${hasOtherFace} then ${anywhere} else greatest(${early}, ${asked}, ${said}) end`;
}
