import { useQuery } from '@tanstack/react-query';
import type { Owner } from '../query-keys.ts';
import { askToWatch, fetchPreview } from '../specialists.api.ts';

/** So often it is asked whether what is about to begin has begun. */
const soonMs = 20_000;

export type WatchMode = 'whole' | 'preview';

/** Where the video is, asked for when she wants it and never kept: it is told only to whoever may see it. */
export function useWatch(sessionId: string, mode: WatchMode, owner: Owner) {
  return useQuery({
    queryKey: ['session-watch', owner, sessionId, mode],
    queryFn: ({ signal }) => (mode === 'preview' ? fetchPreview(sessionId, signal) : askToWatch(sessionId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.kind === 'soon' ? soonMs : false),
  });
}
