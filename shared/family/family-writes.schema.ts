import * as v from 'valibot';
import { profileUpdateSchema } from '../profile/profile.schema.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import { arrivals, babyStates } from './family.schema.ts';

/** What may be wrong with what is told of a baby, beside what may be wrong with the same answers of the profile. */
export const babyProblems = ['birth_untold', 'too_many_babies', 'unknown_baby'] as const;
export type BabyProblem = (typeof babyProblems)[number];

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const { babyName, babyBirthDate, babyAvatar, gestationWeeks } = profileUpdateSchema.entries;

/** What is told of one baby: new under its id, or only what is named of one that is there. Null forgets. */
const babyPutSchema = v.strictObject({
  familyId: id,
  id,
  name: babyName,
  sex: v.optional(v.nullable(v.picklist(['f', 'm'], 'unknown_choice'))),
  avatar: babyAvatar,
  arrival: v.optional(v.picklist(arrivals, 'unknown_choice')),
  birthDate: babyBirthDate,
  dueDate: babyBirthDate,
  gestationWeeks,
});
export type BabyPut = v.InferOutput<typeof babyPutSchema>;

/** What parents put into the outbox about their babies. */
export const familyWrites = {
  'baby.put': babyPutSchema,
  'baby.state': v.strictObject({ familyId: id, id, state: v.picklist(babyStates) }),
  /** Whose the records are that came without a baby; null: of all of them. */
  'family.whose': v.strictObject({ familyId: id, babyId: v.nullable(id) }),
} as const;
export type FamilyWriteKind = keyof typeof familyWrites;

const hour = v.pipe(
  v.number('out_of_range'),
  v.integer('out_of_range'),
  v.minValue(0, 'out_of_range'),
  v.maxValue(23, 'out_of_range'),
);

/** What holds for all who count in a family: only what is named changes. Null forgets where its days are. */
const familyPutSchema = v.strictObject({
  familyId: id,
  timeZone: v.optional(
    v.nullable(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'not_a_time_zone'))),
  ),
  dayStartHour: v.optional(hour),
  sleepDayStartHour: v.optional(hour),
});

/** What parents put into the outbox about the family itself. */
export const familyDayWrites = { 'family.put': familyPutSchema } as const;
