import { hc } from 'hono/client';
import type { ConsentRoutes } from '#server/features/consent/consent.routes.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const consents = hc<ConsentRoutes>('/api/consents', { fetch: apiFetch });

export const fetchConsents = async (signal: AbortSignal): Promise<ConsentAnswer[]> =>
  (await answerTo(consents.index.$get({}, { init: { signal } }))).consents;
