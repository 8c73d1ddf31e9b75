import { queryOptions, useQuery } from '@tanstack/react-query';
import { forgetListening } from '#web/platform/audio/player-signal.ts';
import { forgetRemembered, recall, remember } from '#web/platform/query/remembered.ts';
import { fetchViewer, type Viewer } from './access.api.ts';

const name = 'viewer';

export const viewerQuery = queryOptions({
  queryKey: [name],
  queryFn: async ({ signal }) => {
    const viewer = await fetchViewer(signal);
    noticeViewer(viewer);
    return viewer;
  },
  // Who she was last time, until the server has said it anew: so the app opens at once, and offline too.
  initialData: (): Viewer | null | undefined => recall(name, isViewer),
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  // A session can be ended from another device: coming back to the tab is the moment to notice.
  refetchOnWindowFocus: true,
});

/** The server has said who looks: nothing of whoever looked before stays in sight, and who it is opens the app next time. */
export function noticeViewer(viewer: Viewer | null): void {
  const before = recall(name, isViewer);
  if (!viewer || (before && before.id !== viewer.id)) forgetRemembered();
  if (before && before.id !== viewer?.id) forgetListening();
  if (viewer) remember(name, viewer);
}

/** Who is looking: `data` is null for a visitor, and undefined until that has been said once. */
export function useViewer() {
  return useQuery(viewerQuery);
}

function isViewer(answer: unknown): answer is Viewer {
  const { id, email } = (answer ?? {}) as Partial<Viewer>;
  return typeof id === 'string' && typeof email === 'string';
}
