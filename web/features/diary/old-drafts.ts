import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { type DraftKind, dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import type { RecordDraft, recordSlot } from './record-draft.ts';

/** A draft as each kind kept it before there was a diary: its own answers stood among the others. */
type OldDraft = { start?: string; end?: string; day?: string; notes: string; [own: string]: unknown };

const isOldDraft = (draft: unknown): draft is OldDraft =>
  typeof (draft as OldDraft | null)?.notes === 'string';

type Kept = { slot: DraftKind; ownOf: (old: OldDraft) => object };

const keptBefore: Partial<Record<KindName, Kept>> = {
  feed: {
    slot: 'nursing',
    ownOf: ({ side, leftMinutes, rightMinutes, lastSide = null }) => ({
      side,
      leftMinutes,
      rightMinutes,
      lastSide,
    }),
  },
  sleep: { slot: 'sleep', ownOf: ({ minutes, kind, mood }) => ({ minutes, sort: kind, mood }) },
  food: { slot: 'food', ownOf: ({ food, liking, signs }) => ({ food, liking, signs }) },
};

type Asked = { record: RecordEnvelope; isNew: boolean };

/** What she had begun to write, also before the update: that is carried over once, and nothing she typed is lost by it. */
export function keptDraft(
  slot: ReturnType<typeof recordSlot>,
  { record, isNew }: Asked,
): RecordDraft | undefined {
  const kept = keptBefore[record.kind];
  const draft = readDraft(slot);
  if (draft || !kept) return draft;
  for (const place of isNew ? newPlaces(record) : [record.id]) {
    const oldSlot = { kind: kept.slot, owner: slot.owner, place, looksRight: isOldDraft };
    const old = readDraft(oldSlot);
    const carried = old && carriedOver(old, kept);
    if (!slot.looksRight(carried)) continue;
    keepDraft(slot, carried);
    dropDraft(oldSlot);
    return carried;
  }
  return undefined;
}

const carriedOver = (old: OldDraft, { ownOf }: Kept): RecordDraft => {
  const { start = '', end = '', day = '', notes } = old;
  return { start, end, day, own: ownOf(old), notes };
};

/** A new food had a place for each that it was begun with. */
const newPlaces = (record: RecordEnvelope) =>
  record.kind === 'food' ? [`new:${record.details.food}`, 'new:'] : ['new'];
