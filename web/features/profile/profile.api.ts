import type { ProfileRoutes } from '#server/features/profile/profile.routes.ts';
import type { Profile, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const profile = clientOf<ProfileRoutes>('/api/profile');

/** Null when she has told nothing yet: that is not an error. Without a baby, the one that the server means. */
export const fetchProfile = async (
  signal: AbortSignal,
  babyId: string | undefined,
): Promise<Profile | null> =>
  (await answerTo(profile.index.$get({ query: { babyId } }, { init: { signal } }))).profile;

/** Only the named fields change, so that two devices never undo each other. */
export const updateProfile = async (
  update: ProfileUpdate,
  babyId: string | undefined,
): Promise<Profile | null> =>
  (await answerTo(profile.index.$patch({ json: babyId ? { ...update, babyId } : update }))).profile;
