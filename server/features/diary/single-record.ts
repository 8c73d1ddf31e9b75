import { sql } from 'drizzle-orm';
import { hasConsentIn } from '#server/features/consent/health-consent.ts';
import { babies, families, familyMembers } from '#server/features/family/family.table.ts';
import type { SingleStatement } from '#server/features/sync/write-handler.ts';
import { list, literal } from '#server/platform/db/literals.ts';
import { kindOf } from '#shared/diary/kinds.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { validateRecord } from '#shared/diary/record-check.rules.ts';
import { maxRecordsPerDay, mayDo } from '#shared/family/family.rules.ts';
import { roles } from '#shared/family/family.schema.ts';
import { diaryRecords } from './diary.table.ts';
import { isNewDay, isRefused, putting, recordValues } from './storing.repository.ts';

const given = (name: string) => sql.placeholder(name);
const recording = list(roles.filter((role) => mayDo(role, 'record')));

/**
 * The family, held for this write where nobody else holds it, and seen as it is: its number is the one that this statement
 * sees, so nothing was done in it since. Then all that would refuse the write is told by what it sees; whatever is not as
 * usual is judged in the general way.
 */
const permit = sql`select 1 from ${familyMembers} member join ${families} family on family.id = member.family_id
  where member.user_id = ${given('userId')}::uuid and family.id = ${given('familyId')}::uuid
    and family.change = (select seen.change from ${families} seen where seen.id = ${given('familyId')}::uuid)
    and member.role in (${recording}) and ${hasConsentIn(sql`family.id`)}
    and (${isNewDay} or family.recorded_count < ${literal(maxRecordsPerDay)})
    and (${given('babyId')}::uuid is null or exists (select 1 from ${babies} baby where baby.family_id = family.id
      and baby.id = ${given('babyId')}::uuid and baby.state <> 'archived'))
    and not exists (select 1 from ${diaryRecords} before
      where before.family_id = family.id and before.id = ${given('id')}::uuid and (${isRefused}))
  for no key update of family, member skip locked`;

/** Of some kinds there may be only so many. */
const isCounted = ({ kind }: RecordPut) => kindOf(kind).limits.mostInFamily !== undefined;

/** A record that comes alone: what a hand does at night. */
export const singleRecord: SingleStatement<RecordPut> = {
  name: 'record_put',
  permit,
  ...putting(sql`and exists (select 1 from claimed)`),
  valuesOf: ({ userId }, { body: record, now }) => {
    const { familyId } = record;
    const isImpossible = Object.values(validateRecord(record, now)).some(Boolean);
    if (familyId === null || isCounted(record) || isImpossible) return undefined;
    return recordValues(familyId, { record, userId, now });
  },
};
