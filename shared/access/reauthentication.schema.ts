import * as v from 'valibot';
import { codeLength } from './access.rules.ts';
import type { ReauthenticationWay } from './reauthentication.rules.ts';

export const reauthenticationCodeSchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.regex(new RegExp(`^\\d{${codeLength}}$`), 'must be six digits'),
  ),
});

/** Whether she has to prove it again before what matters, and how she can. */
export type ReauthenticationAnswer = { isNeeded: boolean; ways: ReauthenticationWay[] };
