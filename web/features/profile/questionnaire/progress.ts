import { onboardingDataKey } from '#shared/profile/profile.rules.ts';
import { store } from '#web/platform/device/store.ts';
import type { ProfileDraft } from '../profile-draft.ts';
import { believedProfile, readStoredProfile, storedProfile } from '../stored-profile.ts';
import { isPlace, type Place } from './place.ts';

/** Where she was and what she had told, so that a reload or a lost page costs her nothing. */
export type Progress = { place: Place; draft: ProfileDraft };

const stepKey = 'onboarding_step';

/** Her answers lie with her name: half told, they are nobody's profile yet, and no other mother is to find them. */
export function keepProgress({ place, draft }: Progress, owner: string | null): void {
  store.set(stepKey, JSON.stringify({ ...place, answers: storedProfile(draft), owner }));
}

/** Null when she had not begun, or when another mother had, on the same phone. */
export function keptProgress(owner: string | null): Progress | null {
  const text = store.get(stepKey);
  if (!text) return null;
  try {
    const { slide, step, answers, owner: keptBy } = JSON.parse(text) as Record<string, unknown>;
    const place = { ...(slide !== undefined && { slide }), ...(step !== undefined && { step }) };
    if (!isPlace(place) || (keptBy !== null && keptBy !== owner)) return null;
    // Kept by an earlier release, the answers lie beside it.
    const draft = answers === undefined ? readStoredProfile(onboardingDataKey) : believedProfile(answers);
    return { place, draft: draft ?? {} };
  } catch (error) {
    console.warn(`${stepKey} could not be read`, error);
    return null;
  }
}

export function forgetProgress(): void {
  store.remove(stepKey);
}
