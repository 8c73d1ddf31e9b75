import { Refusal } from './refusal.ts';

/** Says no when any field is wrong, and names each with its problem. */
export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid_input', 'Some of what was sent is not as it should be.', { fields });
}
