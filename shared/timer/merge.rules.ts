import type { ErrorCode } from '../errors/error-codes.ts';

/** A write as the outbox keeps it, in the order in which she made them. */
export type PendingWrite = {
  id: string;
  kind: string;
  body: unknown;
  /** When she did it, by this phone's clock. */
  madeAt?: number;
  refused?: { code: ErrorCode; fields?: Record<string, string> };
  /** The server has it; only what was read before does not say so yet. */
  isAcknowledged?: true;
};

export type Seen<Record extends { id: string }> = Record & {
  /** `phone`: waits for a network or a sign-in. `refused`: waits for her to mend it. */
  kept: 'phone' | 'synced' | 'refused';
  /** The outbox's write behind it, to mend or discard; null when synced. */
  writeId: string | null;
  refused?: NonNullable<PendingWrite['refused']>;
};

type Laying<Record> = {
  /** The kinds of write that put and that remove such a record. */
  put: string;
  remove: string;
  /** The record that a put makes of what was there before. */
  recordOf: (write: PendingWrite, before: Record | undefined) => Record;
};

/**
 * What she sees: what the server has, with what her phone has not sent yet on top. Nothing is checked here: what was
 * refused for its length or dates must show all the same.
 */
export function layOver<Record extends { id: string }>(
  fromServer: readonly Record[],
  pendingWrites: readonly PendingWrite[],
  { put, remove, recordOf }: Laying<Record>,
): Seen<Record>[] {
  const seen = new Map<string, Seen<Record>>(
    fromServer.map((record) => [record.id, { ...record, kept: 'synced', writeId: null }]),
  );
  for (const write of pendingWrites) {
    if (!hasId(write.body)) continue;
    const { id } = write.body;
    const before = seen.get(id);
    if (write.kind === put) seen.set(id, { ...recordOf(write, before), ...stateOf(write) });
    else if (write.kind === remove && !write.refused) seen.delete(id);
    else if (write.kind === remove && before) seen.set(id, { ...before, ...stateOf(write) });
  }
  return [...seen.values()];
}

function stateOf({ id, refused, isAcknowledged }: PendingWrite) {
  if (isAcknowledged) return { kept: 'synced' as const, writeId: null };
  return refused
    ? { kept: 'refused' as const, writeId: id, refused }
    : { kept: 'phone' as const, writeId: id };
}

function hasId(body: unknown): body is { id: string } {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';
}
