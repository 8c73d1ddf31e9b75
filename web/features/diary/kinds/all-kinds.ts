import type { KindName } from '#shared/diary/kinds.ts';
import { feedParts } from './feed/feed-parts.tsx';
import { foodParts } from './food/food-parts.tsx';
import type { ShownKind } from './kind-parts.ts';
import { sleepParts } from './sleep/sleep-parts.tsx';

/** The parts of every kind, in the order in which they are offered: the compiler refuses a kind that has none. */
const kindParts: Record<KindName, ShownKind> = { feed: feedParts, sleep: sleepParts, food: foodParts };

export const allKinds = Object.values(kindParts);
