import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetIdleTimers } from '#web/features/timer/timer-presence.ts';
import { sleepMirror } from './sleep-mirror.ts';
import { timerKey } from './timer-key.ts';

/** Once nobody is signed in, only a sleep under way stays on this phone, hidden until she is back. */
export function useForgetSleep(isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor) forgetIdleTimers(timerKey);
  }, [isVisitor]);
}

/** This phone's copies of her sleeps. */
export function forgetSleeps(client: QueryClient): void {
  sleepMirror.forget();
  void client.resetQueries({ queryKey: ['sleep'] });
}
