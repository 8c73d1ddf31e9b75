import * as v from 'valibot';
import { emailSchema } from '../email/email.schema.ts';

export const staffMemberSchema = v.strictObject({ email: emailSchema });

export type StaffMemberAnswer = {
  email: string;
  /** Named by the server's configuration: it can only be removed there. */
  isFixed: boolean;
  addedAt: string | null;
};
export type StaffAnswer = { members: StaffMemberAnswer[] };
