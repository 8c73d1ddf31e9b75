import type { QueryClient } from '@tanstack/react-query';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { profileQuery } from '#web/features/profile/use-profile.ts';
import type { Looker } from './device-facts.ts';

/** As far as the server has answered. */
export function lookerIn(client: QueryClient): Looker {
  const owner = client.getQueryData(viewerQuery.queryKey)?.id ?? null;
  return { owner, hasProfile: owner !== null && Boolean(client.getQueryData(profileQuery(owner).queryKey)) };
}
