import type { RecordDelete } from '#shared/diary/record.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';

type Queued = Write & { body: RecordDelete };
type Made = { kind: 'record.put' | 'record.delete'; id: string };

/**
 * The revision that a write is made of. Whatever of the same record waits before it arrives before it, and each counts
 * one; what it says anew, and was not on its way yet, never leaves. Otherwise it is as this phone last knew it.
 */
export function baseRevision(
  writes: readonly Write[],
  { kind, id }: Made,
  before: { revision: number } | undefined,
): number {
  const isAbout = (write: Write): write is Queued =>
    write.kind.startsWith('record.') && !write.refused && (write.body as { id?: string } | null)?.id === id;
  const queued = writes.filter(isAbout);
  const last = queued.at(-1);
  if (!last) return before?.revision ?? 0;
  const superseded = queued.filter((write) => write.kind === kind && !write.attempted);
  return last.body.baseRevision + 1 - superseded.length;
}
