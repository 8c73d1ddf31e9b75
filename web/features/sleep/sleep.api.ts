import type { SleepRoutes } from '#server/features/sleep/sleep.routes.ts';
import type { SleepAnswer, SleepNowAnswer, SleepRangeAnswer } from '#shared/sleep/sleep.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';

const sleep = clientOf<SleepRoutes>('/api/sleep');

/** The answer, and how long it took: what the server says of the time is that much older. */
export async function fetchSleepNow(signal: AbortSignal): Promise<SleepNowAnswer & { tookMs: number }> {
  const asked = performance.now();
  const response = await sleep.now.$get({}, { init: { signal } });
  const tookMs = performance.now() - asked;
  return { ...(await response.json()), tookMs };
}

/** All of them, however many pages it takes: a picture with a hole would lie. */
export async function fetchSleepRange(from: Date, to: Date, signal: AbortSignal): Promise<SleepAnswer[]> {
  const sleeps: SleepAnswer[] = [];
  let cursor: string | null = null;
  do {
    const query = { from: from.toISOString(), to: to.toISOString(), ...(cursor && { cursor }) };
    const page: SleepRangeAnswer = await answerTo(sleep.range.$get({ query }, { init: { signal } }));
    sleeps.push(...page.sleeps);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return sleeps;
}
