import type { checkinRoutes } from '#server/features/checkin/checkin.routes.ts';
import type { CheckinsAnswer } from '#shared/checkin/checkin.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const checkins = clientOf<ReturnType<typeof checkinRoutes>>('/api/checkins');

export const fetchCheckins = (signal: AbortSignal): Promise<CheckinsAnswer> =>
  answerTo(checkins.index.$get({}, { init: { signal } }));
