import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

/** Her notes on the topic pages and what she saved there. */
export async function fetchMyTopics(signal: AbortSignal): Promise<MyTopicsAnswer> {
  const response = await apiFetch('/api/topics/mine', { signal });
  return (await response.json()) as MyTopicsAnswer;
}
