import type { Timed } from './timed.ts';

export type Overlap = {
  earlierId: string;
  laterId: string;
  /** The time that both claim. */
  from: string;
  to: string;
  minutes: number;
};

/** Which of them claim the same time, and which time: shown and explained, never refused. Touching is no overlap. */
export function overlaps(records: Timed[]): Overlap[] {
  const spans = records
    .map(({ id, startTime, endTime }) => ({ id, start: Date.parse(startTime), end: Date.parse(endTime) }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const found: Overlap[] = [];
  let running: typeof spans = [];
  for (const span of spans) {
    running = running.filter(({ end }) => end > span.start);
    for (const earlier of running) {
      const to = Math.min(earlier.end, span.end);
      if (to <= span.start) continue;
      found.push({
        earlierId: earlier.id,
        laterId: span.id,
        from: new Date(span.start).toISOString(),
        to: new Date(to).toISOString(),
        minutes: Math.max(1, Math.round((to - span.start) / 60_000)),
      });
    }
    running.push(span);
  }
  return found;
}

/** For each that shares its time with another: when the other began. */
export function overlapStarts(records: Timed[]): ReadonlyMap<string, string> {
  const startOf = new Map(records.map(({ id, startTime }) => [id, startTime]));
  const found = new Map<string, string>();
  for (const { earlierId, laterId } of overlaps(records)) {
    found.set(earlierId, startOf.get(laterId) ?? '');
    found.set(laterId, startOf.get(earlierId) ?? '');
  }
  return found;
}
