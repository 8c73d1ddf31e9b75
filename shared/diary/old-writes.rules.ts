import type { FoodEntry } from '../foods/food.schema.ts';
import type { Feed } from '../nursing/nursing.schema.ts';
import type { Sleep } from '../sleep/sleep.schema.ts';
import type { PendingWrite } from '../timer/merge.rules.ts';
import type { RecordEnvelope } from './record.schema.ts';

type Told = Omit<RecordEnvelope, 'babyId' | 'groupId'>;

/** What phones recorded before there were families. It may wait on one for long, and the server takes it as ever. */
const puts = {
  'feed.put': (feed: Feed): Told => {
    const { side, leftSeconds, rightSeconds, lastSide = null, ...span } = feed;
    return { ...span, kind: 'feed', day: null, details: { side, leftSeconds, rightSeconds, lastSide } };
  },
  'sleep.put': ({ kind: sort, mood, ...span }: Sleep): Told => ({
    ...span,
    kind: 'sleep',
    day: null,
    details: { sort, mood },
  }),
  'food-entry.put': ({ id, day, notes, food, liking, signs }: FoodEntry): Told => ({
    id,
    kind: 'food',
    startTime: null,
    endTime: null,
    day,
    durationSeconds: null,
    details: { food, liking, signs },
    notes,
    timeZone: null,
  }),
};
const removals = ['feed.remove', 'sleep.remove', 'food-entry.remove'] as const;

type OldPutKind = keyof typeof puts;

const isOldPut = (kind: string): kind is OldPutKind => kind in puts;
const isOldRemoval = (kind: string) => removals.some((removal) => removal === kind);

/** The same write as a phone makes it today; what is none of these stays as it is. */
export function asRecordWrite<Write extends Pick<PendingWrite, 'kind' | 'body'>>(write: Write): Write {
  const { kind, body } = write;
  const unsaid = { familyId: null, baseRevision: 0 };
  if (isOldRemoval(kind))
    return { ...write, kind: 'record.delete', body: { ...(body as object), ...unsaid } };
  if (!isOldPut(kind)) return write;
  const told = (puts[kind] as (body: unknown) => Told)(body);
  return { ...write, kind: 'record.put', body: { ...told, babyId: null, groupId: null, ...unsaid } };
}
