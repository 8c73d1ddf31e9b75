import { useEffect } from 'react';
import { forgetIdleTimers } from '#web/platform/timer/timer-presence.ts';
import { timerKey } from './timer-key.ts';

/** Once nobody is signed in, only a sleep under way stays on this phone, hidden until she is back. */
export function useForgetSleep(isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor) forgetIdleTimers(timerKey);
  }, [isVisitor]);
}
