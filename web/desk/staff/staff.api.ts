import { hc } from 'hono/client';
import type { StaffRoutes } from '#server/features/staff/staff.routes.ts';
import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const staff = hc<StaffRoutes>('/api/admin/staff', { fetch: apiFetch });

export const fetchStaff = (signal: AbortSignal): Promise<StaffAnswer> =>
  answerTo(staff.index.$get({}, { init: { signal } }));

export const addStaff = (email: string): Promise<StaffAnswer> =>
  answerTo(staff.index.$post({ json: { email } }));

export const removeStaff = (email: string): Promise<StaffAnswer> =>
  answerTo(staff[':email'].$delete({ param: { email } }));
