import type { FeedAnswer } from '#shared/nursing/nursing.schema.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';

/**
 * The newest feeds as the server last told them, so that the screen has them before any answer, and offline.
 * Forgotten when she leaves, and nobody else's in any case.
 */
type Mirror = { owner: string; feeds: FeedAnswer[] };

const name = 'feeds';

export function mirroredFeeds(owner: string): FeedAnswer[] | undefined {
  const mirror = recall(name, isMirror);
  return mirror?.owner === owner ? mirror.feeds : undefined;
}

export function mirrorFeeds(owner: string, feeds: FeedAnswer[]): void {
  remember(name, { owner, feeds } satisfies Mirror);
}

function isMirror(answer: unknown): answer is Mirror {
  const { owner, feeds } = (answer ?? {}) as Partial<Mirror>;
  return typeof owner === 'string' && Array.isArray(feeds);
}
