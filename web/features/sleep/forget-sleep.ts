import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetIdleTimers, writeTimerText } from '#web/platform/timer/timer-presence.ts';
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

/** The sleep under way, off this phone's screens: the server or the outbox has it. */
export function putSleepAway(owner: string): void {
  writeTimerText(timerKey, owner, null);
}
