import { hc } from 'hono/client';
import type { TopicRoutes } from '#server/features/topics/topics.routes.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const topics = hc<TopicRoutes>('/api/topics', { fetch: apiFetch });

/** Her notes on the topic pages and what she saved there. */
export const fetchMyTopics = (signal: AbortSignal): Promise<MyTopicsAnswer> =>
  answerTo(topics.mine.$get({}, { init: { signal } }));
