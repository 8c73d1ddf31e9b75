import type { Viewer } from './access.api.ts';
import { useViewer } from './use-viewer.ts';

/** Who is signed in: null for a visitor, and for a session that waits for its second factor; undefined until known. */
export function useSignedIn(): Viewer | null | undefined {
  const { data } = useViewer();
  return data?.needsSecondFactor ? null : data;
}

/** Who reads and writes here: nobody for a visitor, and for a session that waits for its second factor. */
export function useOwner(): string | null {
  return useSignedIn()?.id ?? null;
}
