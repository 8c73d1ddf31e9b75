import type { CareRoutes } from '#server/features/moderation/care.routes.ts';
import type {
  DistancesAnswer,
  NewDistance,
  NewReport,
  NoticesAnswer,
  StandingAnswer,
} from '#shared/community/care.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const care = clientOf<CareRoutes>('/api/community');

export const fetchStanding = (signal: AbortSignal): Promise<StandingAnswer> =>
  answerTo(care.standing.$get({}, { init: { signal } }));

export async function acceptRules(): Promise<void> {
  await care.rules.$post();
}

export async function sendReport(report: NewReport): Promise<void> {
  await care.reports.$post({ json: report });
}

export const fetchDistances = (signal: AbortSignal): Promise<DistancesAnswer> =>
  answerTo(care.distances.$get({}, { init: { signal } }));

export async function keepDistance(distance: NewDistance): Promise<void> {
  await care.distances.$post({ json: distance });
}

export async function endDistance(id: string): Promise<void> {
  await care.distances[':id'].$delete({ param: { id } });
}

export const fetchNotices = (cursor: string | null, signal: AbortSignal): Promise<NoticesAnswer> =>
  answerTo(care.notices.$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));

export async function markNoticesRead(): Promise<void> {
  await care.notices.read.$post();
}

export async function sendAppeal(caseId: string, text: string): Promise<void> {
  await care.appeals.$post({ json: { caseId, text } });
}
