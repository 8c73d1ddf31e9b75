import * as v from 'valibot';
import type { Recorded } from '../diary/kind.ts';
import { diaryWrites, type RecordEnvelope } from '../diary/record.schema.ts';
import { validateRecord } from '../diary/record-check.rules.ts';

/** Whether the diary would take it as it is: what the server asks, asked before anything is sent. */
export function isPossible(record: Recorded & { kind: string }, now: Date): record is RecordEnvelope {
  const put = { ...record, familyId: null, baseRevision: 0 };
  const { success, output } = v.safeParse(diaryWrites['record.put'], put);
  return success && !Object.values(validateRecord(output, now)).some(Boolean);
}
