import { hc } from 'hono/client';
import type { ConsentRoutes } from '#server/features/consent/consent.routes.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const consents = hc<ConsentRoutes>('/api/consents', { fetch: apiFetch });

export async function fetchConsents(signal: AbortSignal): Promise<ConsentAnswer[]> {
  const response = await consents.index.$get({}, { init: { signal } });
  return (await response.json()).consents;
}
