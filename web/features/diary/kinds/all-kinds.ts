import type { KindName } from '#shared/diary/kinds.ts';
import { feedParts } from './feed/feed-parts.tsx';
import { foodParts } from './food/food-parts.tsx';
import type { KindParts } from './kind-parts.ts';
import { sleepParts } from './sleep/sleep-parts.tsx';

/** The parts of every kind, in the order in which they are offered: the compiler refuses a kind that has none. */
const kindParts = { feed: feedParts, sleep: sleepParts, food: foodParts } satisfies {
  [Kind in KindName]: unknown;
};

export const offeredKinds = Object.keys(kindParts) as KindName[];

/** A kind as the engine sees it: it hands a kind only what it got of the same kind. */
export const partsOf = (kind: KindName) => kindParts[kind] as unknown as KindParts<KindName, unknown>;
