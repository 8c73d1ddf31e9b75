import type { ErrorCode } from '#shared/errors/error-codes.ts';

/** Something she did that the server has yet to hear, or refused. */
export type Write = {
  /** Made here, once: the server does a write once, however often it arrives. */
  id: string;
  kind: string;
  body: unknown;
  /** Null: done before she signed in. It becomes hers who signs in next. */
  owner: string | null;
  madeAt: number;
  /** A later write of the same kind and key says all that this one does. */
  key?: string;
  /** It was on its way at least once and nothing came back: it may have arrived, or may still arrive. */
  attempted?: true;
  /** Its place in the order, once the storage gave it one. */
  position?: number;
  refused?: { code: ErrorCode; fields?: Record<string, string> };
};

/** The server has taken it, and answers that were read before may not say so yet. */
export type AcknowledgedWrite = Write & {
  /** When this page heard of it: an answer that came later may tell of it already. */
  acknowledgedAt: number;
};

export type RefusedWrite = Write & { refused: NonNullable<Write['refused']> };
export const isRefused = (write: Write): write is RefusedWrite => write.refused !== undefined;

/** Whether it takes back what the other put there: a record of the diary is deleted, everything else is removed. */
export const isRemovalOf = (write: Write, put: Write): boolean =>
  write.key === put.key &&
  [put.kind.replace(/\.put$/, '.remove'), put.kind.replace(/\.put$/, '.delete')].includes(write.kind);

/** Keeps what a newer version of the app may have added to the record. */
export function withoutRefusal({ refused: _, ...rest }: Write): Write {
  return rest;
}

/** What other code left in the storage is neither sent nor removed. */
export function isWrite(record: unknown): record is Write {
  if (typeof record !== 'object' || record === null) return false;
  const { id, kind, owner } = record as Partial<Write>;
  return typeof id === 'string' && typeof kind === 'string' && (owner === null || typeof owner === 'string');
}
