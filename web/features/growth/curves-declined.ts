import { useState } from 'react';
import { store } from '#web/platform/device/store.ts';

/** That she would rather not say which curve is her baby's: on this device she is not asked again. */
export function useCurvesDeclined(owner: string | null, babyId: string | null) {
  const key = `curves_declined:${owner}:${babyId}` as const;
  const [isDeclined, setDeclined] = useState(() => store.get(key) !== null);
  return {
    isDeclined,
    decline(): void {
      store.set(key, 'true');
      setDeclined(true);
    },
    askAgain(): void {
      store.remove(key);
      setDeclined(false);
    },
  };
}
