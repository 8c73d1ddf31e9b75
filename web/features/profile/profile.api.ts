import { hc } from 'hono/client';
import type { ProfileRoutes } from '#server/features/profile/profile.routes.ts';
import type { Profile, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const profile = hc<ProfileRoutes>('/api/profile', { fetch: apiFetch });

/** Null when she has told nothing yet: that is not an error. */
export const fetchProfile = async (signal: AbortSignal): Promise<Profile | null> =>
  (await answerTo(profile.index.$get({}, { init: { signal } }))).profile;

/** Only the named fields change, so that two devices never undo each other. */
export const updateProfile = async (update: ProfileUpdate): Promise<Profile | null> =>
  (await answerTo(profile.index.$patch({ json: update }))).profile;
