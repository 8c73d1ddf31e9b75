import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';

type Fates = { deletedAt: AnyColumn; hiddenAt: AnyColumn; removedAt: AnyColumn };

/** In the words of the partial indexes, so that they serve. */
export const isShown = ({ deletedAt, hiddenAt, removedAt }: Fates): SQL =>
  sql`(${deletedAt} is null and ${hiddenAt} is null and ${removedAt} is null)`;

/** Its author also sees what was hidden or removed; what she took back herself nobody does. */
export function isVisibleTo(viewer: UserId | undefined, table: Fates & { userId: AnyColumn }): SQL {
  if (!viewer) return isShown(table);
  return sql`(${isShown(table)} or (${table.userId} = ${viewer} and ${table.deletedAt} is null))`;
}
