import type { QueryClient } from '@tanstack/react-query';
import type { Sleep, SleepAnswer } from '#shared/sleep/sleep.schema.ts';
import { touches } from '#shared/sleep/sleep-log.rules.ts';
import { newestFirst } from '#shared/timer/log.rules.ts';
import { nowKey } from '#web/features/timer/use-timers-elsewhere.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { rangeKey } from './query-keys.ts';
import { sleepMirror } from './sleep-mirror.ts';
import { sleepTimer } from './sleep-timer-kind.ts';

/** Several screens hear of one write. */
const settled = new WeakSet<Write>();

/** The server has taken a write: what was read before it is corrected in place, and for the next start. */
export function settleSleeps(client: QueryClient, write: Write): void {
  if (!write.kind.startsWith('sleep') || settled.has(write)) return;
  settled.add(write);
  const { owner } = write;
  client.invalidateQueries({ queryKey: nowKey(sleepTimer) });
  if (owner === null || (write.kind !== 'sleep.put' && write.kind !== 'sleep.remove')) return;
  const { id } = write.body as { id: string };
  const put = write.kind === 'sleep.put' ? answered(write) : undefined;
  const without = (sleeps: SleepAnswer[]) => sleeps.filter((sleep) => sleep.id !== id);

  for (const [key] of client.getQueriesData({ queryKey: [...rangeKey, owner] })) {
    const [from, to] = key.slice(-2).map((moment) => new Date(String(moment)));
    const belongs = put && from && to && touches(put, from, to);
    correctQuery<SleepAnswer[]>(client, key, (sleeps) =>
      belongs ? [...without(sleeps), put].sort(newestFirst) : without(sleeps),
    );
  }
  client.invalidateQueries({ queryKey: rangeKey });
  const mirrored = sleepMirror.read(owner);
  if (mirrored) sleepMirror.write(owner, [...without(mirrored), ...(put ? [put] : [])].sort(newestFirst));
}

function answered({ body, madeAt }: Write): SleepAnswer {
  const at = new Date(madeAt).toISOString();
  return { ...(body as Sleep), createdAt: at, updatedAt: at };
}
