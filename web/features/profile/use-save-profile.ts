import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { chosenBaby } from './chosen-baby.ts';
import { withoutDefaultName } from './default-profile.ts';
import { keepLocalProfile, localOrigin, localProfile } from './local-profile.ts';
import { updateProfile } from './profile.api.ts';
import { changedFields, draftOf, type ProfileDraft, withoutHiddenAnswers } from './profile-draft.ts';
import { today } from './today.ts';
import { type ProfileOwner, profileQuery, useProfile } from './use-profile.ts';

/**
 * Saves what she changed and says so: on the server when she is signed in, and always on this device.
 * A failure is told in a toast and thrown again, so that the form can stay open with what she typed.
 */
export function useSaveProfile(viewer: ProfileOwner | null | undefined) {
  const t = useTexts();
  const client = useQueryClient();
  const known = useProfile(viewer);
  return useMutation({
    mutationFn: (draft: ProfileDraft) => saveProfile(draft, known, viewer ?? null),
    onSuccess: (saved) => {
      if (viewer && saved) client.setQueryData(profileQuery(viewer.id).queryKey, saved);
      // The family tells of the same baby.
      void client.invalidateQueries({ queryKey: ['own', 'family'] });
      toast({ title: t('profileSaving.saved'), description: t('profileSaving.savedText') });
    },
    onError: () => {
      toastFailure(t('profileSaving.saveFailed'), t('profileSaving.saveFailedText'));
    },
  });
}

type Known = { profile: Profile | null; serverProfile: Profile | null | undefined };

async function saveProfile(
  draft: ProfileDraft,
  { profile, serverProfile }: Known,
  viewer: ProfileOwner | null,
): Promise<Profile | null> {
  const whole = profile ? withoutDefaultName(draftOf(profile)) : {};
  const settled = withoutHiddenAnswers({ ...whole, ...draft }, today());
  if (!viewer) {
    keepLocalProfile(settled, { owner: null });
    return null;
  }
  // What the server could not be asked for is taken to be as the copy says.
  const changed = changedFields(settled, serverProfile === undefined ? profile : serverProfile);
  const saved =
    Object.keys(changed).length > 0 ? await updateProfile(changed, chosenBaby(viewer.id)) : profile;
  const { owner, unsentSince, babyId } = localOrigin();
  if (owner === viewer.id && unsentSince)
    keepLocalProfile({ ...localProfile(owner), ...changed }, { owner, unsentSince, babyId });
  else keepLocalProfile(saved ? draftOf(saved) : settled, { owner: viewer.id });
  return saved;
}
