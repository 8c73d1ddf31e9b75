import { useState } from 'react';
import { safeParse } from 'valibot';
import { profileUpdateSchema } from '#shared/profile/profile.schema.ts';
import { chosenBaby } from '../chosen-baby.ts';
import { keepLocalProfile } from '../local-profile.ts';
import { updateProfile } from '../profile.api.ts';
import { type ProfileDraft, withoutHiddenAnswers } from '../profile-draft.ts';
import { today } from '../today.ts';

/**
 * Keeps her answers here first and on the server next, and is done whatever the server says: what could not
 * be sent waits on this device and goes with the next load.
 */
export function useFinish(owner: string | null, onDone: () => void) {
  const [isSaving, setSaving] = useState(false);

  async function finish(draft: ProfileDraft): Promise<void> {
    setSaving(true);
    const answers = tidy({ ...withoutHiddenAnswers(draft, today()), onboardingCompleted: true });
    if (owner === null) keepLocalProfile(answers, { owner });
    else {
      const babyId = chosenBaby(owner);
      keepLocalProfile(answers, { owner, unsentSince: new Date().toISOString(), babyId });
      try {
        await updateProfile(answers, babyId);
        keepLocalProfile(answers, { owner });
      } catch (error) {
        console.warn('The profile will be sent with the next load', error);
      }
    }
    onDone();
  }

  return { finish, isSaving };
}

/** Without the spaces around names, as the server will keep them. */
function tidy(draft: ProfileDraft): ProfileDraft {
  const { success, output } = safeParse(profileUpdateSchema, draft);
  return success ? output : draft;
}
