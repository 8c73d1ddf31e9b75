import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { dailyContent } from './daily.table.ts';
import { articleAndMarks, type DailyContentRow, dailyContentColumns } from './daily-content.sql.ts';

/** What mothers may see. */
const shown = sql`c.published and c.deleted_at is null`;

export async function contentById(
  db: Database,
  viewer: UserId | undefined,
  id: string,
): Promise<DailyContentRow | undefined> {
  const [row] = await contents<DailyContentRow>(db, viewer, { which: sql`c.id = ${id}::uuid` });
  return row;
}

export type SavedContent = DailyContentRow & { savedAt: string | Date };

/** Hers, the latest first. */
export function savedContents(db: Database, userId: UserId): Promise<SavedContent[]> {
  return contents<SavedContent>(db, userId, {
    more: sql`, mark.saved_at as "savedAt"`,
    which: sql`mark.saved_at is not null`,
    order: sql`order by mark.saved_at desc, c.id`,
  });
}

async function contents<Row>(
  db: Database,
  viewer: UserId | undefined,
  { more = sql``, which, order = sql`` }: { more?: SQL; which: SQL; order?: SQL },
): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`
    select ${dailyContentColumns} ${more} from ${dailyContent} as c
    ${articleAndMarks(sql`c.language`, viewer)}
    where ${shown} and ${which} ${order}`,
  );
}
