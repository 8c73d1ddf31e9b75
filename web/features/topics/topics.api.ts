import type { TopicRoutes } from '#server/features/topics/topics.routes.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const topics = clientOf<TopicRoutes>('/api/topics');

/** Her notes on the topic pages and what she saved there. */
export const fetchMyTopics = (signal: AbortSignal): Promise<MyTopicsAnswer> =>
  answerTo(topics.mine.$get({}, { init: { signal } }));
