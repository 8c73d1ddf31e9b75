import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';

/**
 * What somebody asked to be erased, and was. It names nobody: an id that no longer belongs to anyone, and a hash of the
 * address that only the SECRET can repeat. `records`: what she had recorded, while she herself stayed.
 */
const erasureSchema = v.object({
  kind: v.picklist(['account', 'records']),
  userId: v.pipe(v.string(), v.uuid()),
  addressHash: v.nullable(v.string()),
  keepCommunityTexts: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Erasure = v.InferOutput<typeof erasureSchema>;

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
