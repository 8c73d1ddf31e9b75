import type { SleepAnswer, SleepNowAnswer, SleepRangeAnswer } from '#shared/sleep/sleep.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';

/** The answer, and how long it took: what the server says of the time is that much older. */
export async function fetchSleepNow(signal: AbortSignal): Promise<SleepNowAnswer & { tookMs: number }> {
  const asked = performance.now();
  const response = await apiFetch('/api/sleep/now', { signal });
  const tookMs = performance.now() - asked;
  return { ...((await response.json()) as SleepNowAnswer), tookMs };
}

/** All of them, however many pages it takes: a picture with a hole would lie. */
export async function fetchSleepRange(from: Date, to: Date, signal: AbortSignal): Promise<SleepAnswer[]> {
  const sleeps: SleepAnswer[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
    if (cursor) query.set('cursor', cursor);
    const response = await apiFetch(`/api/sleep/range?${query}`, { signal });
    const page = (await response.json()) as SleepRangeAnswer;
    sleeps.push(...page.sleeps);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return sleeps;
}
