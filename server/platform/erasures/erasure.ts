import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid());
const at = v.pipe(v.string(), v.isoTimestamp());
const ofPerson = { addressHash: v.nullable(v.string()), keepCommunityTexts: v.boolean(), at };

/**
 * What somebody asked to be erased, and was. It names nobody: an id that no longer belongs to anyone, and a hash of the
 * address that only the SECRET can repeat. `records`: what was recorded in a family, while the family stayed; lines of
 * before do not say in which, and mean hers. Nobody is named where it was due by itself.
 */
const erasureSchema = v.variant('kind', [
  v.object({ kind: v.literal('account'), userId: id, ...ofPerson }),
  v.object({ kind: v.literal('records'), userId: v.nullable(id), familyId: v.optional(id), ...ofPerson }),
  v.object({ kind: v.literal('family'), familyId: id, at }),
  v.object({ kind: v.literal('baby'), familyId: id, babyId: id, at }),
]);
export type Erasure = v.InferOutput<typeof erasureSchema>;
export type ErasureOf<Kind extends Erasure['kind']> = Extract<Erasure, { kind: Kind }>;

export const recordsErased = (
  familyId: string,
  { userId, now }: { userId: string | null; now: Date },
): Erasure => ({
  kind: 'records',
  userId,
  familyId,
  addressHash: null,
  keepCommunityTexts: true,
  at: now.toISOString(),
});

export function hashAddress(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`erasure\0${email}`).digest('base64url');
}

/** One erasure a line. A line that a crash cut short tells of an erasure that was not done either. */
export function readErasures(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => {
    const parsed = v.safeParse(erasureSchema, jsonOf(line));
    return parsed.success ? parsed.output : [];
  });
}

export const erasureLine = (erasure: Erasure) => `${JSON.stringify(erasure)}\n`;

/** Told in more than one place, each is known once. */
export function distinctErasures(erasures: Erasure[]): Erasure[] {
  return [...new Map(erasures.map((one) => [erasureLine(one), one])).values()];
}

export const erasureName = ({ at }: Erasure) => `${at.replaceAll(':', '-')}-${randomUUID()}.json`;

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
