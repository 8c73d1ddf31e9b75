import type { ConsentRoutes } from '#server/features/consent/consent.routes.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const consents = clientOf<ConsentRoutes>('/api/consents');

export const fetchConsents = async (signal: AbortSignal): Promise<ConsentAnswer[]> =>
  (await answerTo(consents.index.$get({}, { init: { signal } }))).consents;
