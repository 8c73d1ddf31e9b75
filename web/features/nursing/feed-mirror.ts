import type { FeedAnswer } from '#shared/nursing/nursing.schema.ts';
import { ownMirror } from '#web/platform/query/own-mirror.ts';

/** The newest feeds. */
export const feedMirror = ownMirror('feeds', 'feeds', (held): held is FeedAnswer[] => Array.isArray(held));
