import { useViewer } from '#web/features/access/use-viewer.ts';

/** Who reads and writes here: nobody for a visitor, and for a session that waits for its second factor. */
export function useCommunityOwner(): string | null {
  const { data } = useViewer();
  return data && !data.needsSecondFactor ? data.id : null;
}
