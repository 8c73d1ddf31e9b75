import { onboardingDataKey, profileDataKey } from '#shared/profile/profile.rules.ts';
import { createStorageListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { readStoredProfile, storedProfile } from './stored-profile.ts';

/**
 * Whose copy it is and whether the server has it. A phone is lent: what one mother told must not be shown to
 * the next who signs in, so a copy with an owner exists for her alone.
 */
type Origin = {
  /** Null: answered in a preview, or before signing in. */
  owner: string | null;
  /** Answers that could not be sent wait here, with the moment she gave them. */
  unsentSince?: string | undefined;
  /** The baby they were given about, where she had chosen one of several. */
  babyId?: string | undefined;
  /** Who said "not now" when asked to keep it. */
  declinedBy?: string | undefined;
};

const originKey = 'profile_origin';
const listeners = createStorageListeners();

/** The copies of the specification: `profile_data` first, then `onboarding_data`; whoever's they are. */
export function anyLocalProfile(): ProfileDraft | null {
  return readStoredProfile(profileDataKey) ?? readStoredProfile(onboardingDataKey);
}

/** The copy, if it is hers; a visitor's (null) is what nobody owns yet. */
export function localProfile(owner: string | null): ProfileDraft | null {
  return localOrigin().owner === owner ? anyLocalProfile() : null;
}

export function localOrigin(): Origin {
  try {
    const { owner, unsentSince, babyId, declinedBy } = JSON.parse(
      store.get(originKey) ?? '{}',
    ) as Partial<Origin>;
    return { owner: owner ?? null, unsentSince, babyId, declinedBy };
  } catch (error) {
    console.warn(`${originKey} could not be read`, error);
    return { owner: null };
  }
}

export function keepLocalProfile(draft: ProfileDraft, origin: Origin): void {
  const text = JSON.stringify(storedProfile(draft));
  store.set(profileDataKey, text);
  store.set(onboardingDataKey, text);
  setLocalOrigin(origin);
}

export function setLocalOrigin(origin: Origin): void {
  store.set(originKey, JSON.stringify(origin));
  listeners.notify();
}

export function forgetLocalProfile(): void {
  for (const key of [profileDataKey, onboardingDataKey, originKey]) store.remove(key);
  listeners.notify();
}

/** She signed out: what her account holds does not stay on the device, but what it still waits for does. */
export function forgetSentProfile(): void {
  const { owner, unsentSince } = localOrigin();
  if (owner !== null && !unsentSince) forgetLocalProfile();
}

/** For useSyncExternalStore: also hears what another tab kept. */
export const subscribeToLocalProfile = listeners.subscribe;
