import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { overlaps } from '#shared/nursing/overlap.rules.ts';

/** For each feed that shares its time with another: when the other began. */
export function overlapStarts(feeds: Feed[]): ReadonlyMap<string, string> {
  const startOf = new Map(feeds.map(({ id, startTime }) => [id, startTime]));
  const found = new Map<string, string>();
  for (const { earlierId, laterId } of overlaps(feeds)) {
    found.set(earlierId, startOf.get(laterId) ?? '');
    found.set(laterId, startOf.get(earlierId) ?? '');
  }
  return found;
}
