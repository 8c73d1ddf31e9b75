import type { StaffRoutes } from '#server/features/staff/staff.routes.ts';
import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const staff = clientOf<StaffRoutes>('/api/admin/staff');

export const fetchStaff = (signal: AbortSignal): Promise<StaffAnswer> =>
  answerTo(staff.index.$get({}, { init: { signal } }));

export const addStaff = (email: string): Promise<StaffAnswer> =>
  answerTo(staff.index.$post({ json: { email } }));

export const removeStaff = (email: string): Promise<StaffAnswer> =>
  answerTo(staff[':email'].$delete({ param: { email } }));
