import { mergeRecords, type PendingWrite, type Seen } from '../timer/merge.rules.ts';
import type { Feed } from './nursing.schema.ts';

export type SeenFeed = Seen<Feed>;

/** The server's feeds with what her phone has not sent yet on top. */
export function mergeFeeds(serverFeeds: Feed[], pendingWrites: PendingWrite[]): SeenFeed[] {
  return mergeRecords(serverFeeds, pendingWrites, { put: 'feed.put', remove: 'feed.remove' });
}
