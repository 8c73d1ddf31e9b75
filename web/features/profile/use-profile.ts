import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { chosenBaby, useChosenBaby } from './chosen-baby.ts';
import { localProfile, subscribeToLocalProfile } from './local-profile.ts';
import { fetchProfile } from './profile.api.ts';
import { profileOf } from './profile-draft.ts';

export type ProfileOwner = { id: string };

/** What the server keeps of her and of the baby that this device shows; null when that is nothing. */
export const profileQuery = (owner: string | undefined, babyId = chosenBaby(owner)) =>
  queryOptions({
    queryKey: babyId ? ['profile', owner, babyId] : ['profile', owner],
    queryFn: ({ signal }) => fetchProfile(signal, babyId),
    gcTime: Number.POSITIVE_INFINITY,
    // She is told once and tries again when she likes: each screen that asks would otherwise fail anew.
    retryOnMount: false,
  });

/**
 * Her profile: the server's when she is signed in, else the copy on this device, which is also what there is
 * while the server has none or cannot be reached. `profile` is null when nothing is known.
 */
export function useProfile(viewer: ProfileOwner | null | undefined) {
  const babyId = useChosenBaby(viewer?.id);
  const query = useQuery({ ...profileQuery(viewer?.id, babyId), enabled: Boolean(viewer) });
  const copy = useSyncExternalStore(
    subscribeToLocalProfile,
    () => localProfile(viewer?.id ?? null),
    () => null,
  );
  const server = viewer ? (query.data ?? null) : null;
  // Trying again is no reason to take the page away from her.
  const hasFailed = Boolean(viewer) && query.data === undefined && query.errorUpdateCount > 0;
  const profile: Profile | null = server ?? (copy && profileOf(copy));
  return {
    profile,
    /** Only what the server itself answered: undefined until it has. */
    serverProfile: viewer ? query.data : undefined,
    isLoading: Boolean(viewer) && query.isPending && !hasFailed,
    isError: Boolean(viewer) && query.isError,
    /** The server could not be asked, and still has not answered. */
    hasFailed,
    refetch: query.refetch,
  };
}
