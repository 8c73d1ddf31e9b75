import * as v from 'valibot';
import { quietReasons } from './quiet.rules.ts';

/** What her phone sends through the outbox. Null takes it back: no reason is asked, then either. */
export const quietWrites = {
  'quiet.put': v.strictObject({ quiet: v.nullable(v.picklist(quietReasons)) }),
};
export type QuietWriteKind = keyof typeof quietWrites;
