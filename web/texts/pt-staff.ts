import { admin } from './pt/admin.ts';
import { audit } from './pt/audit.ts';
import { editing } from './pt/editing.ts';
import { staff } from './pt/staff.ts';
import { uploads } from './pt/uploads.ts';

/** What only the staff panel says. Mothers never wait for it. */
export const staffPanel = { admin, audit, editing, staff, uploads } as const;
