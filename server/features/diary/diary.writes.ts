import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, type Write, writeHandlers } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import type { RecordProblem } from '#shared/diary/kind.ts';
import { kindOf } from '#shared/diary/kinds.ts';
import { diaryWrites, type RecordPut } from '#shared/diary/record.schema.ts';
import { validateRecord } from '#shared/diary/record-check.rules.ts';
import { maxRecordsPerDay } from '#shared/family/family.rules.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import { foodToldAt } from './kinds/food-clearings.repository.ts';
import { placeOfOldPhone } from './old-phones.ts';
import { countOthers, kindStored } from './records.repository.ts';
import { refuseUnknownBaby } from './refuse-unknown-baby.ts';
import { singleRecord } from './single-record.ts';
import { putRecord, removeRecord } from './storing.repository.ts';
import { otherOpenTimers, putTimer, removeTimer } from './timers.repository.ts';

/** Who writes may record in that family, and what is kept of it was consented to. */
async function placeOf(
  db: Database,
  {
    body,
    held,
    now,
  }: Pick<Write<{ familyId: string | null; babyId: string | null }>, 'body' | 'held' | 'now'>,
) {
  const { familyId: family, babyId } = body;
  const meant =
    family === null
      ? await placeOfOldPhone(db, held, now)
      : { family: membershipFor(held, { family, doing: 'record' }), babyId };
  await requireConsentOf(db, meant.family);
  // Who was given a baby is given one that is there.
  if (family !== null) refuseUnknownBaby(meant.family, meant.babyId);
  return { familyId: meant.family.familyId, babyId: meant.babyId };
}

/** What no schema can know: the form asked the same before it saved. */
function refuseImpossible(record: RecordPut, now: Date): void {
  const fields: Record<string, string> = {};
  for (const [field, problem] of Object.entries(validateRecord(record, now)))
    if (problem) fields[field] = problem;
  refuseFields(fields);
}

function refuseIfFull({ recordedToday }: { recordedToday: number }): void {
  if (recordedToday <= maxRecordsPerDay) return;
  throw new Refusal('too_many_requests', 'This family has recorded enough for a day.', {
    fields: { family: 'too_many_records' },
  });
}

/** What the diary takes from the outbox. */
export const diaryWriteHandlers = aboutFamilies(
  writeHandlers(
    diaryWrites,
    {
      'record.put': async (db, userId, write) => {
        const { body, now } = write;
        const { familyId, babyId } = await placeOf(db, write);
        const record = { ...body, babyId };
        refuseImpossible(record, now);
        const { mostInFamily } = kindOf(record.kind).limits;
        if (mostInFamily !== undefined && (await countOthers(db, familyId, record)) >= mostInFamily)
          refuseFields({ id: 'too_many' satisfies RecordProblem });
        const toldAt =
          record.kind === 'food'
            ? await foodToldAt(db, familyId, { babyId: record.babyId, food: record.details.food, now })
            : now;
        const stored = await putRecord(db, familyId, { record, userId, now, toldAt });
        if (stored) return refuseIfFull(stored);
        const kind = await kindStored(db, familyId, record.id);
        refuseFields(kind === record.kind ? { id: 'deleted' } : { kind: 'fixed' });
      },
      // A removal leaves nothing behind: it needs no consent.
      'record.delete': async (db, userId, { body: { familyId: family, ...told }, now, held }) => {
        const { familyId } = membershipFor(held, { family, doing: 'record' });
        await removeRecord(db, familyId, { ...told, userId, now });
      },
      'record-timer.put': async (db, userId, write) => {
        const { body, now } = write;
        const { familyId, babyId } = await placeOf(db, write);
        const timer = { ...body, babyId };
        if ((await otherOpenTimers(db, familyId, timer)) >= maxOpenTimers)
          refuseFields({ id: 'too_many_timers' });
        await putTimer(db, familyId, { timer, userId, now });
      },
      'record-timer.remove': async (db, _userId, { body: { familyId: family, id }, now, held }) => {
        const { familyId } = membershipFor(held, { family, doing: 'record' });
        await removeTimer(db, familyId, { id, now });
      },
    },
    { 'record.put': singleRecord },
  ),
);
