import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { hasAcceptedRulesSql } from './rules.repository.ts';
import { isSilencedSql } from './sanctions.repository.ts';

/** What she wrote or edited in the last hour. Moments as the database tells them. */
export type TextOfHour = {
  id: string;
  kind: 'post' | 'comment';
  content: string;
  createdAt: string;
  editedAt: string | null;
};

/** All that has a say in whether she may write now. */
export type WriterStanding = {
  createdAt: string;
  isSilenced: boolean;
  hasAcceptedRules: boolean;
  /** Oldest first. A link put into an old text is as new as the edit. */
  texts: TextOfHour[];
};

type Asked = { userId: Placeholder; now: Placeholder };

/** The same as one column of whichever statement has to know it; null where there is no such account. */
export function writerStanding({ userId, now }: Asked): SQL {
  const moment = sql`${now}::timestamptz`;
  const since = sql`${moment} - interval '1 hour'`;
  const written = (kind: TextOfHour['kind'], texts: typeof communityPosts | typeof communityComments) =>
    sql`select ${texts.id}, ${sql.raw(`'${kind}'`)} as kind, ${texts.content}, ${texts.createdAt}, ${texts.editedAt}
      from ${texts} where ${texts.userId} = ${userId} and (${texts.createdAt} > ${since} or ${texts.editedAt} > ${since})`;
  return sql`(select json_build_object(
      'createdAt', ${users.createdAt},
      'isSilenced', ${isSilencedSql(userId, moment)},
      'hasAcceptedRules', ${hasAcceptedRulesSql(userId)},
      'texts', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'content', content,
          'createdAt', created_at, 'editedAt', edited_at) order by created_at), '[]')
        from (${written('post', communityPosts)} union all ${written('comment', communityComments)}) as texts))
    from ${users} where ${users.id} = ${userId})`;
}

const standingOnly = preparedRows<{ standing: WriterStanding | null }>(
  'writer_standing',
  () =>
    sql`select ${writerStanding({ userId: sql.placeholder('userId'), now: sql.placeholder('now') })} as standing`,
);

export async function standingForWriting(
  db: Database,
  userId: UserId,
  now: Date,
): Promise<WriterStanding | null> {
  const [row] = await standingOnly(db, { userId, now: now.toISOString() });
  return row?.standing ?? null;
}
