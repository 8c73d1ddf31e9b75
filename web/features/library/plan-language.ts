import { store } from '#web/platform/device/store.ts';

/** Told once above the library, and not again on this phone; an empty search says it whenever it is so. */
const keyOf = (owner: string | null) => `plan_language_told:${owner ?? ''}` as const;

export const wasToldPlanLanguage = (owner: string | null): boolean => store.get(keyOf(owner)) !== null;

export const keepToldPlanLanguage = (owner: string | null): boolean => store.set(keyOf(owner), 'true');
