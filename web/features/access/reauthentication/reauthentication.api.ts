import { hc } from 'hono/client';
import type { ReauthenticationRoutes } from '#server/features/access/reauthentication/reauthentication.routes.ts';
import type { ReauthenticationAnswer } from '#shared/access/reauthentication.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const reauthentication = hc<ReauthenticationRoutes>('/auth/v1/reauthentication', { fetch: apiFetch });

export const fetchReauthentication = (signal: AbortSignal): Promise<ReauthenticationAnswer> =>
  answerTo(reauthentication.index.$get({}, { init: { signal } }));

export async function sendReauthenticationCode(): Promise<void> {
  await reauthentication.index.$post();
}

export async function typeReauthenticationCode(code: string): Promise<void> {
  await reauthentication.verify.$post({ json: { code } });
}
