import type { WaitlistAdminRoutes } from '#server/features/waitlist/waitlist.routes.ts';
import type { WaitlistPageAnswer } from '#shared/waitlist/waitlist.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const admin = clientOf<WaitlistAdminRoutes>('/api/admin');

/** Where staff download the whole list; the browser saves it, no page needed. */
export const waitlistFile = '/api/admin/waitlist.csv';

export const fetchWaitlist = (cursor: string | null, signal: AbortSignal): Promise<WaitlistPageAnswer> =>
  answerTo(admin.waitlist.$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));
