import type { Feed } from './nursing.schema.ts';

export type Overlap = {
  earlierId: string;
  laterId: string;
  /** The time that both claim. */
  from: string;
  to: string;
  minutes: number;
};

/** Which feeds claim the same time, and which time: shown and explained, never refused. Touching is no overlap. */
export function overlaps(feeds: Pick<Feed, 'id' | 'startTime' | 'endTime'>[]): Overlap[] {
  const spans = feeds
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
