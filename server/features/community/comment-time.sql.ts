import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { communityComments as comments, communityPosts as posts } from './community.table.ts';

const next = sql.raw(`interval '1 millisecond'`);
type Moment = Date | Placeholder;
const instant = (moment: Moment) =>
  sql`${moment instanceof Date ? moment.toISOString() : moment}::timestamptz`;

/** The moment at which others read a comment: after all that they read in the talk. What came in one breath keeps its order. */
export function afterAllSaid(talk: AnyColumn | Placeholder, now: Moment): SQL {
  const asked = sql`(select asked.created_at from ${posts} as asked where asked.id = ${talk})`;
  const said = sql`(select max(said.created_at) + ${next} from ${comments} as said
    where said.post_id = ${talk} and said.appears_at is null)`;
  return sql`greatest(${instant(now)}, ${asked}, ${said})`;
}

/** The moment at which she wrote what is on its way: for her eyes alone, and after what she wrote there before. */
export function afterHerOwn(userId: Placeholder, talk: Placeholder, now: Placeholder): SQL {
  const written = sql`(select max(written.created_at) + ${next} from ${comments} as written
    where written.post_id = ${talk} and written.user_id = ${userId} and written.appears_at is not null)`;
  return sql`greatest(${instant(now)}, ${written})`;
}
