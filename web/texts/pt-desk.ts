import { admin } from './pt/admin.ts';
import { audit } from './pt/audit.ts';
import { dailyStaff } from './pt/daily-staff.ts';
import { editing } from './pt/editing.ts';
import { moderation } from './pt/moderation.ts';
import { specialistsStaff } from './pt/specialists-staff.ts';
import { staff } from './pt/staff.ts';
import { uploads } from './pt/uploads.ts';
import { vaccinesStaff } from './pt/vaccines-staff.ts';

/** What only the desk says. Mothers never wait for it. */
export const texts = {
  admin,
  audit,
  dailyStaff,
  editing,
  moderation,
  specialistsStaff,
  staff,
  uploads,
  vaccinesStaff,
} as const;
