import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { isVisibleTo } from '#server/features/community/visible.sql.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { NoticeKind } from '#shared/community/care.schema.ts';
import { previewLength } from '#shared/community/community.rules.ts';
import { isPostKeptApart } from './distance.sql.ts';
import {
  communityCases,
  communityDecisions,
  communitySanctions,
  communityNotices as notices,
} from './moderation.table.ts';

export type NewNotice = {
  userId: string;
  caseId: string;
  kind: NoticeKind;
  reason: string;
  excerpt: string | null;
  until?: Date | null;
};

export async function tell(db: Database, news: NewNotice[], now: Date): Promise<void> {
  if (news.length === 0) return;
  await db.insert(notices).values(news.map((notice) => ({ ...notice, createdAt: now })));
}

/** Cut between letters, never inside one. */
export function excerptOf(content: string): string {
  const letters = [...content];
  return letters.length <= previewLength ? content : `${letters.slice(0, previewLength).join('').trimEnd()}…`;
}

const noticesPerPage = 20;

/** Newest first, with what is needed to say whether the talk opens and whether she may appeal. */
export async function noticePage(
  db: Database,
  userId: UserId,
  { cursor, now }: { cursor?: string | undefined; now: Date },
) {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      reason: notices.reason,
      excerpt: notices.excerpt,
      until: notices.until,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      caseId: notices.caseId,
      caseState: communityCases.state,
      decidedAt: communityCases.decidedAt,
      appealedAt: communityCases.appealedAt,
      talkId: sql<string | null>`case when ${isVisibleTo(userId, communityPosts)}
        and not ${isPostKeptApart(userId)} then ${communityPosts.id} end`,
      isHurt: isHurt(userId, now),
      position: positionOf(notices.createdAt, notices.id),
    })
    .from(notices)
    .innerJoin(communityCases, eq(communityCases.id, notices.caseId))
    .leftJoin(communityComments, eq(communityComments.id, communityCases.commentId))
    .leftJoin(
      communityPosts,
      sql`${communityPosts.id} = coalesce(${communityCases.postId}, ${communityComments.postId})`,
    )
    .where(and(eq(notices.userId, userId), olderThan(notices.createdAt, notices.id, cursor)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(noticesPerPage + 1);
  return pageOf(rows, noticesPerPage);
}

/** The text of the case is hers, and removed; or the case brought her a sanction that is in force. */
const isHurt = (userId: UserId, now: Date) => {
  const removed = sql`case when ${communityCases.commentId} is null
    then ${communityPosts.userId} = ${userId} and ${communityPosts.removedAt} is not null
    else ${communityComments.userId} = ${userId} and ${communityComments.removedAt} is not null end`;
  const sanctioned = sql`exists (
    select 1 from ${communitySanctions} join ${communityDecisions}
      on ${communityDecisions.id} = ${communitySanctions.decisionId}
    where ${communityDecisions.caseId} = ${communityCases.id} and ${communitySanctions.userId} = ${userId}
      and ${communitySanctions.liftedAt} is null
      and (${communitySanctions.until} is null or ${communitySanctions.until} > ${now.toISOString()}))`;
  return sql<boolean>`coalesce(${removed}, false) or ${sanctioned}`;
};

export function countUnread(db: Database, userId: UserId): Promise<number> {
  return db.$count(notices, and(eq(notices.userId, userId), isNull(notices.readAt)));
}

export async function markRead(db: Database, userId: UserId, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
}
