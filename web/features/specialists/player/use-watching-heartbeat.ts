import { useEffect } from 'react';
import { sayWatching } from '../specialists.api.ts';

/** Twice within the time that counts as watching, so that one lost word changes nothing. */
const everyMs = 45_000;

/** Says that she is still there, while she is. */
export function useWatchingHeartbeat(sessionId: string, isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching) return;
    const ticking = setInterval(() => {
      if (document.visibilityState === 'visible') sayWatching(sessionId).catch(() => undefined);
    }, everyMs);
    return () => clearInterval(ticking);
  }, [sessionId, isWatching]);
}
