import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid('must be a uuid'));

/** Which family, and which of its babies if not all of it. Who deletes names what she means: there is no default. */
export const familyDeletionQuerySchema = v.strictObject({ family: id, baby: v.optional(id) });

/** When it was asked first, and from when on nothing brings it back. */
export type FamilyDeletionAnswer = { askedAt: string; dueAt: string };
