import type { UserId } from '#server/features/access/viewer.ts';
import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { refuseUnknownBaby } from '#server/features/diary/refuse-unknown-baby.ts';
import { type FamilyId, membershipFor } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { kindOf } from '#shared/diary/kinds.ts';
import { validateRecord } from '#shared/diary/record-check.rules.ts';
import type { ImportPart, ImportRow, ImportTakenBackAnswer } from '#shared/import/import.schema.ts';
import { maxImportRows, maxImportsPerDay } from '#shared/import/import-limits.ts';
import { countsOf, removeImported, storeImported } from './imported-records.repository.ts';
import {
  begunSince,
  findImport,
  holdFamily,
  insertImport,
  notePart,
  noteTakenBack,
} from './imports.repository.ts';
import type { ImportRowStored } from './imports.table.ts';

type Part = ImportPart & { id: string; userId: UserId; now: Date };
const dayMs = 86_400_000;

/**
 * Takes the next part of an import, all of it or nothing. A part that came before changes nothing: the phone did not hear
 * that it had arrived.
 */
export async function takePart(
  transaction: Database,
  family: FamilyId,
  { id, source, part, records, userId, now }: Part,
): Promise<ImportRowStored> {
  const held = membershipFor(await holdFamily(transaction, family, userId), { family, doing: 'manage' });
  const { familyId } = held;
  await requireConsentOf(transaction, held);
  const begun = await findImport(transaction, familyId, id);
  refuseOutOfTurn(begun, { part, rows: records.length });
  if (begun && part < begun.parts) return begun;
  for (const babyId of new Set(records.map((record) => record.babyId))) refuseUnknownBaby(held, babyId);
  if (!begun) {
    await refuseIfMany(transaction, familyId, now);
    await insertImport(transaction, familyId, { id, source, userId, now });
  }
  const possible = await withinLimits(transaction, familyId, possibleOnes(records, now));
  const taken = await storeImported(transaction, familyId, { importId: id, records: possible, userId, now });
  return notePart(transaction, familyId, { id, rows: records.length, taken });
}

function refuseOutOfTurn(
  begun: ImportRowStored | undefined,
  { part, rows }: { part: number; rows: number },
): void {
  if (begun?.takenBackAt) throw new Refusal('conflict', 'This import was taken back.');
  const next = begun?.parts ?? 0;
  if (part > next) throw new Refusal('conflict', 'A part before this one has not arrived.');
  if (part === next && (begun?.rows ?? 0) + rows > maxImportRows)
    refuseFields({ records: 'too_many_records' });
}

async function refuseIfMany(db: Database, familyId: FamilyId, now: Date): Promise<void> {
  if ((await begunSince(db, familyId, new Date(now.getTime() - dayMs))) < maxImportsPerDay) return;
  throw new Refusal('too_many_requests', 'This family has imported enough for a day.', {
    fields: { family: 'too_many_imports' },
  });
}

/** Each once, and those that can have been: the phone has asked the same before it sent them. */
const possibleOnes = (records: readonly ImportRow[], now: Date): ImportRow[] => {
  const distinct = new Map(records.map((record) => [record.id.toLowerCase(), record]));
  return [...distinct.values()].filter((record) => !Object.values(validateRecord(record, now)).some(Boolean));
};

/** Of some kinds there may be only so many: of those, as many as there is room for. */
async function withinLimits(db: Database, familyId: FamilyId, records: ImportRow[]): Promise<ImportRow[]> {
  const mostOf = ({ kind }: ImportRow) => kindOf(kind).limits.mostInFamily;
  const limited = new Set(records.flatMap((one) => (mostOf(one) === undefined ? [] : [one.kind])));
  const counts = await countsOf(db, familyId, [...limited]);
  return records.filter((record) => {
    const count = (counts.get(record.kind) ?? 0) + 1;
    counts.set(record.kind, count);
    return count <= (mostOf(record) ?? Number.POSITIVE_INFINITY);
  });
}

type TakingBack = { id: string; userId: UserId; now: Date };

/** Once more it says the same, and nothing is done. A removal leaves nothing behind: it needs no consent. */
export async function takeBack(
  transaction: Database,
  family: FamilyId,
  { id, userId, now }: TakingBack,
): Promise<ImportTakenBackAnswer> {
  const held = await holdFamily(transaction, family, userId);
  const { familyId } = membershipFor(held, { family, doing: 'manage' });
  const begun = await findImport(transaction, familyId, id);
  if (!begun) throw new Refusal('not_found', 'There is no such import.');
  if (begun.takenBackAt) return { deleted: 0, kept: 0 };
  const { deleted, before } = await removeImported(transaction, familyId, { importId: id, userId, now });
  await noteTakenBack(transaction, familyId, { id, now });
  return { deleted, kept: begun.taken - deleted - before };
}
