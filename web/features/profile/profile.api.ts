import { hc } from 'hono/client';
import type { ProfileRoutes } from '#server/features/profile/profile.routes.ts';
import type { Profile, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const profile = hc<ProfileRoutes>('/api/profile', { fetch: apiFetch });

/** Null when she has told nothing yet: that is not an error. */
export async function fetchProfile(signal: AbortSignal): Promise<Profile | null> {
  const response = await profile.index.$get({}, { init: { signal } });
  return (await response.json()).profile;
}

/** Only the named fields change, so that two devices never undo each other. */
export async function updateProfile(update: ProfileUpdate): Promise<Profile | null> {
  const response = await profile.index.$patch({ json: update });
  return (await response.json()).profile;
}
