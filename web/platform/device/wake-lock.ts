import { useEffect, useState } from 'react';

/** Some browsers know no such lock, whatever the types say. */
const locks = (): WakeLock | undefined => (navigator as Partial<Navigator>).wakeLock;

export const canStayAwake = (): boolean => locks() !== undefined;

/**
 * Keeps the screen on while it is wanted. The browser lets go of the lock whenever the page is hidden, so it
 * is asked for again on return; a refusal (low battery) is not an error, the screen just goes dark.
 */
export function useStayAwake(isWanted: boolean): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const lockable = locks();
    if (!isWanted || !lockable) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;

    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await lockable.request('screen');
        if (isOver) return void lock.release();
        held = lock;
        setAwake(true);
        lock.addEventListener('release', () => setAwake(false));
      } catch {
        setAwake(false);
      }
    };

    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      held?.release();
      setAwake(false);
    };
  }, [isWanted]);
  return isAwake;
}
