import {
  aboutFamilies,
  type HeldFamily,
  type WriteHandler,
  writeHandlers,
} from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import { maxBabies } from '#shared/family/family.rules.ts';
import type { Arrival, BabyState } from '#shared/family/family.schema.ts';
import {
  type BabyProblem,
  type BabyPut,
  type FamilyWriteKind,
  familyWrites,
} from '#shared/family/family-writes.schema.ts';
import type { ProfileProblem } from '#shared/profile/profile.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { latestToday } from '#shared/time/latest-today.ts';
import { babiesOf, chooseDefaultBaby, insertBaby, setBabyState, updateBaby } from './babies.repository.ts';
import { type FamilyId, membershipFor } from './family.gate.ts';
import { lockFamily } from './family.repository.ts';
import type { BabyRow } from './family.table.ts';

/** What ends with a baby that is no longer spoken of: timers and reminders of features above this one. */
type EndOf = (db: Database, familyId: FamilyId, baby: { id: string; now: Date }) => Promise<void>;

/** Whose the records are that came without a baby. */
type GiveRecords = (db: Database, familyId: FamilyId, babyId: string | null) => Promise<void>;

/** Only a parent says who the babies are, and what became of them. Both idempotent: the later of two phones stands. */
export function familyWriteHandlers(
  endTimersOf: EndOf,
  giveRecordsTo: GiveRecords,
): Record<FamilyWriteKind, WriteHandler> {
  return aboutFamilies(
    writeHandlers(familyWrites, {
      'baby.put': async (db, _userId, { body, now, held }) => {
        const family = await familyMeant(db, held, body.familyId);
        const { familyId } = family;
        const babies = await babiesOf(db, familyId);
        const before = babies.find(({ id }) => id === body.id);
        const told = toldOf(body, before);
        refuseFields({ ...dateProblems(told, latestToday(now)) });
        if (before) await updateBaby(db, familyId, { id: body.id, told, now });
        else if (babies.length >= maxBabies) refuse({ id: 'too_many_babies' });
        else {
          const isDefault = !babies.some((baby) => baby.isDefault);
          await insertBaby(db, familyId, { id: body.id, told, isDefault, now });
        }
        await knowAnew(db, family);
      },
      'baby.state': async (db, _userId, { body: { familyId: family, id, state }, now, held }) => {
        const meant = await familyMeant(db, held, family);
        const { familyId } = meant;
        const before = (await babiesOf(db, familyId)).find((baby) => baby.id === id);
        if (!before) return refuse({ id: 'unknown_baby' });
        // Said again with another word, it is as old as it was.
        const since = state === 'here' ? null : (before.stateSince ?? now);
        await setBabyState(db, familyId, { id, state, since, now });
        await chooseDefaultBaby(db, familyId);
        if (isOver(state)) await endTimersOf(db, familyId, { id, now });
        await knowAnew(db, meant);
      },
      'family.whose': async (db, _userId, { body: { familyId: family, babyId }, held }) => {
        const { familyId, babies } = await familyMeant(db, held, family);
        if (babyId !== null && !babies.some(({ id }) => id === babyId)) refuse({ babyId: 'unknown_baby' });
        await giveRecordsTo(db, familyId, babyId);
      },
    }),
  );
}

const refuse = (problems: Record<string, BabyProblem>) => refuseFields(problems);
const isOver = (state: BabyState) => state !== 'here';

/** Held, with its next number: whoever records at this moment does so before or after. */
async function familyMeant(db: Database, held: readonly HeldFamily[], family: string): Promise<Meant> {
  const meant = membershipFor(held, { family, doing: 'manage' });
  await lockFamily(db, meant.familyId);
  return meant;
}

type Meant = HeldFamily & { familyId: FamilyId };

/** What is recorded behind it in the same request is of the babies as they are now. */
async function knowAnew(db: Database, family: Meant): Promise<void> {
  const babies = await babiesOf(db, family.familyId);
  family.babies = babies.map(({ id, state, arrival, isDefault }) => ({ id, state, arrival, isDefault }));
}

export type ToldBaby = Omit<BabyPut, 'familyId' | 'id' | 'birthDate' | 'dueDate'> & {
  arrival: Arrival;
  birthDate?: CalendarDate | null | undefined;
  dueDate?: CalendarDate | null | undefined;
  toldDate?: null;
};

/**
 * A birth is told by its date or by the word for it, and by nothing else: a due date says that a baby is expected where
 * nothing was said before, and never that it was born.
 */
function toldOf({ familyId: _, id: __, ...body }: BabyPut, before: BabyRow | undefined): ToldBaby {
  const [birthDate, dueDate] = [body.birthDate, body.dueDate] as (CalendarDate | null | undefined)[];
  const known = before?.arrival ?? 'unsaid';
  const arrival = body.arrival ?? (birthDate ? 'born' : dueDate && known === 'unsaid' ? 'expected' : known);
  if (birthDate && arrival !== 'born') refuse({ birthDate: 'birth_untold' });
  const dates = { dueDate, birthDate: arrival === 'born' ? birthDate : null };
  return { ...body, ...dates, arrival, ...(arrival !== 'unsaid' && { toldDate: null }) };
}

function dateProblems({ birthDate, dueDate, arrival }: ToldBaby, today: CalendarDate) {
  const fields: Record<string, ProfileProblem> = {};
  const birth = birthDate && babyDateProblem({ journeyType: 'com-bebe', date: birthDate, today });
  // Of a baby that was born the due date is long past, and still tells how early it came.
  const journeyType = arrival === 'born' ? null : 'gestante';
  const due = dueDate && babyDateProblem({ journeyType, date: dueDate, today });
  if (birth) fields.birthDate = birth;
  if (due) fields.dueDate = due;
  return fields;
}
