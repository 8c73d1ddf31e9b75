import type { VaccineRoutes } from '#server/features/vaccines/vaccines.routes.ts';
import type { VaccineScheduleAnswer } from '#shared/vaccines/schedule-desk.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const vaccines = clientOf<VaccineRoutes>('/api/vaccines');

export const fetchSchedule = (signal: AbortSignal): Promise<VaccineScheduleAnswer> =>
  answerTo(vaccines.schedule.$get({}, { init: { signal } }));
