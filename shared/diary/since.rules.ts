import type { NursingSide, SinceFrom } from '../nursing/nursing.rules.ts';
import type { KindName } from './kinds.ts';
import type { RecordEnvelope } from './record.schema.ts';

/** What was last, and how long ago. */
export type Since =
  | { what: 'feed'; seconds: number; side: NursingSide; lastSide: 'left' | 'right' | null }
  | { what: 'bottle' | 'nappy' | 'awake' | 'asleep'; seconds: number };

type Asked = {
  now: Date;
  /** From which end of a feed she counts. */
  sinceFrom: SinceFrom;
  /** When the sleep began that goes on; null while none does. */
  asleepSince: string | null;
};

/** What is older says nothing about today: it is only the last entry. */
const oldAfterSeconds = 24 * 3600;

/** What everybody asks who takes over: only what there is, and only of the last day. */
export function sinceOf(records: readonly RecordEnvelope[], { now, sinceFrom, asleepSince }: Asked): Since[] {
  const secondsSince = (moment: string | null) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(moment ?? '')) / 1000));
  const feed = latest(records, 'feed', ({ startTime }) => startTime);
  const bottle = latest(records, 'bottle', ({ startTime }) => startTime);
  const nappy = latest(records, 'nappy', ({ startTime }) => startTime);
  // The latest end, which need not be of the sleep that began last.
  const sleep = latest(records, 'sleep', ({ endTime }) => endTime);
  const told: (Since | undefined)[] = [
    feed && {
      what: 'feed',
      seconds: secondsSince(sinceFrom === 'start' ? feed.startTime : feed.endTime),
      side: feed.details.side,
      lastSide: feed.details.lastSide,
    },
    bottle && { what: 'bottle', seconds: secondsSince(bottle.startTime) },
    nappy && { what: 'nappy', seconds: secondsSince(nappy.startTime) },
    asleepSince !== null
      ? { what: 'asleep', seconds: secondsSince(asleepSince) }
      : sleep && { what: 'awake', seconds: secondsSince(sleep.endTime) },
  ];
  return told.filter((one): one is Since => one !== undefined && one.seconds < oldAfterSeconds);
}

function latest<Kind extends KindName>(
  records: readonly RecordEnvelope[],
  kind: Kind,
  momentOf: (record: RecordEnvelope<Kind>) => string | null,
): RecordEnvelope<Kind> | undefined {
  let found: { record: RecordEnvelope<Kind>; at: number } | undefined;
  for (const record of records) {
    if (record.kind !== kind) continue;
    const one = record as RecordEnvelope<Kind>;
    const at = Date.parse(momentOf(one) ?? '');
    if (!Number.isNaN(at) && (!found || at > found.at)) found = { record: one, at };
  }
  return found?.record;
}
