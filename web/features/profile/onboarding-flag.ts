import { onboardingCompletedKey } from '#shared/profile/profile.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { localProfile } from './local-profile.ts';

/** Whose first run it was: a phone is lent, and what one mother went through another has yet to be offered. */
type CompletedBy = {
  /** Null: a visitor. */
  owner: string | null;
  /** Whether the questions were answered to their end, and not skipped. */
  isAnswered: boolean;
};

const completedByKey = 'onboarding_owner';

/**
 * Whether the first run is over for her. A visitor's holds for who then signs in if its answers are still here to be
 * asked about. A flag that names nobody is of before names were kept, and holds for everybody.
 */
export function isOnboardingCompleted(owner: string | null): boolean {
  if (store.get(onboardingCompletedKey) !== 'true') return false;
  const by = completedBy();
  if (!by || by.owner === owner) return true;
  return by.owner === null && by.isAnswered && localProfile(null) !== null;
}

/** The page is loaded again right after, so nobody on it is told: the app would only flash by. */
export function completeOnboarding(by: CompletedBy): void {
  store.set(onboardingCompletedKey, 'true');
  store.set(completedByKey, JSON.stringify(by));
}

/** What a visitor went through is hers from now on: she goes on where she stands, whatever becomes of the answers. */
export function adoptOnboarding(owner: string): void {
  if (completedBy()?.owner === null && isOnboardingCompleted(owner))
    completeOnboarding({ owner, isAnswered: true });
}

function completedBy(): CompletedBy | null {
  try {
    return JSON.parse(store.get(completedByKey) ?? 'null');
  } catch {
    return null;
  }
}
