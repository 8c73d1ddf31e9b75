import { useViewer } from '#web/features/access/use-viewer.ts';

/** Who looks and asks here: nobody for a visitor, and for a session that waits for its second factor. */
export function useSpecialistsOwner(): string | null {
  const { data } = useViewer();
  return data && !data.needsSecondFactor ? data.id : null;
}
