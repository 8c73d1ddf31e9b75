import type { ErrorCode } from '../errors/error-codes.ts';
import { newestFirst } from './log.rules.ts';
import type { Feed } from './nursing.schema.ts';

/** A write as the outbox keeps it, in the order in which she made them. */
export type PendingWrite = {
  id: string;
  kind: string;
  body: unknown;
  refused?: { code: ErrorCode; fields?: Record<string, string> };
};

export type SeenFeed = Feed & {
  /** `phone`: waits for a network or a sign-in. `refused`: waits for her to mend it. */
  kept: 'phone' | 'synced' | 'refused';
  /** The outbox's write behind it, to mend or discard; null when synced. */
  writeId: string | null;
  refused?: NonNullable<PendingWrite['refused']>;
};

/**
 * What she sees: the server's feeds with what her phone has not sent yet on top. Nothing is checked here: what was
 * refused for its length or dates must show all the same.
 */
export function mergeFeeds(serverFeeds: Feed[], pendingWrites: PendingWrite[]): SeenFeed[] {
  const seen = new Map<string, SeenFeed>(
    serverFeeds.map((feed) => [feed.id, { ...feed, kept: 'synced', writeId: null }]),
  );
  for (const write of pendingWrites) {
    if (!hasId(write.body)) continue;
    const { id } = write.body;
    const before = seen.get(id);
    if (write.kind === 'feed.put') seen.set(id, { ...(write.body as Feed), ...stateOf(write) });
    else if (write.kind === 'feed.remove' && !write.refused) seen.delete(id);
    else if (write.kind === 'feed.remove' && before) seen.set(id, { ...before, ...stateOf(write) });
  }
  return [...seen.values()].sort(newestFirst);
}

function stateOf({ id, refused }: PendingWrite) {
  return refused
    ? { kept: 'refused' as const, writeId: id, refused }
    : { kept: 'phone' as const, writeId: id };
}

function hasId(body: unknown): body is { id: string } {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';
}
