import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';

type Fates = Record<'appearsAt' | 'deletedAt' | 'hiddenAt' | 'removedAt', AnyColumn>;

/** In the words of the partial indexes, so that they serve. */
export const isShown = ({ appearsAt, deletedAt, hiddenAt, removedAt }: Fates): SQL =>
  sql`(${appearsAt} is null and ${deletedAt} is null and ${hiddenAt} is null and ${removedAt} is null)`;

/** Its author also sees what is on its way, hidden or removed; what she took back herself nobody does. */
export function isVisibleTo(
  viewer: UserId | Placeholder | undefined,
  table: Fates & { userId: AnyColumn },
): SQL {
  if (!viewer) return isShown(table);
  return sql`(${isShown(table)} or (${table.userId} = ${viewer} and ${table.deletedAt} is null))`;
}
