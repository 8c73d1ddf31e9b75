import { hc } from 'hono/client';
import type { StaffRoutes } from '#server/features/staff/staff.routes.ts';
import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const staff = hc<StaffRoutes>('/api/admin/staff', { fetch: apiFetch });

export async function fetchStaff(signal: AbortSignal): Promise<StaffAnswer> {
  const response = await staff.index.$get({}, { init: { signal } });
  return response.json();
}

export async function addStaff(email: string): Promise<StaffAnswer> {
  const response = await staff.index.$post({ json: { email } });
  return response.json();
}

export async function removeStaff(email: string): Promise<StaffAnswer> {
  const response = await staff[':email'].$delete({ param: { email } });
  return response.json();
}
