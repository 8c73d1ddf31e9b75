import { useViewer } from './use-viewer.ts';

/** Who reads and writes here: nobody for a visitor, and for a session that waits for its second factor. */
export function useOwner(): string | null {
  const { data } = useViewer();
  return data && !data.needsSecondFactor ? data.id : null;
}
