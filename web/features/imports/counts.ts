import type { KindName } from '#shared/diary/kinds.ts';
import type { ImportRow } from '#shared/import/import.schema.ts';

/** How many there are of each kind, the most first. */
export function countsOf(records: readonly ImportRow[]): { kind: KindName; count: number }[] {
  const counts = new Map<KindName, number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

/** The first and the last of them, as moments or days; null where there are none. */
export function spanOf(records: readonly ImportRow[]): { from: string; to: string } | null {
  let [from, to] = ['', ''];
  for (const { startTime, day } of records) {
    const at = day ?? startTime ?? '';
    if (from === '' || at < from) from = at;
    if (at > to) to = at;
  }
  return from === '' ? null : { from, to };
}
