import { onboardingDataKey } from '#shared/profile/profile.rules.ts';
import { store } from '#web/platform/device/store.ts';
import type { ProfileDraft } from '../profile-draft.ts';
import { readStoredProfile, storedProfile } from '../stored-profile.ts';
import { stepCount } from './steps.ts';

/** Where she was and what she had told, so that a reload or a lost page costs her nothing. */
export type Progress = { step: number; draft: ProfileDraft };

const stepKey = 'onboarding_step';

export function keepProgress({ step, draft }: Progress, owner: string | null): void {
  store.set(onboardingDataKey, JSON.stringify(storedProfile(draft)));
  store.set(stepKey, JSON.stringify({ step, owner }));
}

/** Null when she had not begun, or when another mother had, on the same phone. */
export function keptProgress(owner: string | null): Progress | null {
  const text = store.get(stepKey);
  if (!text) return null;
  try {
    const { step, owner: keptBy } = JSON.parse(text) as { step: unknown; owner: unknown };
    const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= stepCount;
    if (!isStep || (keptBy !== null && keptBy !== owner)) return null;
    return { step, draft: readStoredProfile(onboardingDataKey) ?? {} };
  } catch (error) {
    console.warn(`${stepKey} could not be read`, error);
    return null;
  }
}

export function forgetProgress(): void {
  store.remove(stepKey);
}
