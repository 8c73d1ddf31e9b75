import type { SameKeys } from '#web/platform/language/translate.ts';
import { admin } from './en/admin.ts';
import { audit } from './en/audit.ts';
import { dailyStaff } from './en/daily-staff.ts';
import { editing } from './en/editing.ts';
import { moderation } from './en/moderation.ts';
import { specialistsStaff } from './en/specialists-staff.ts';
import { staff } from './en/staff.ts';
import { uploads } from './en/uploads.ts';
import { vaccinesStaff } from './en/vaccines-staff.ts';
import type { texts as pt } from './pt-desk.ts';

export const texts: SameKeys<typeof pt> = {
  admin,
  audit,
  dailyStaff,
  editing,
  moderation,
  specialistsStaff,
  staff,
  uploads,
  vaccinesStaff,
};
