import type { VaccineAdminRoutes } from '#server/features/vaccines/vaccines.routes.ts';
import type { ScheduleDeskAnswer, SchedulePut } from '#shared/vaccines/schedule-desk.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const vaccines = clientOf<VaccineAdminRoutes>('/api/admin/vaccines');

export const fetchScheduleDesk = (signal: AbortSignal): Promise<ScheduleDeskAnswer> =>
  answerTo(vaccines.schedule.$get({}, { init: { signal } }));

export const putSchedule = (put: SchedulePut): Promise<ScheduleDeskAnswer> =>
  answerTo(vaccines.schedule.$put({ json: put }));
