import { useEffect } from 'react';
import { forgetIdleTimers } from '#web/features/timer/timer-presence.ts';
import { forgetSettings } from './nursing-settings.ts';

/**
 * A phone is lent and sold: once nobody is signed in, what an account holds does not stay here. What only this phone
 * has stays, hidden until she is back: a feed or a sleep under way, and what the outbox has yet to send.
 */
export function useForgetNursing(isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor) return;
    forgetSettings();
    forgetIdleTimers();
  }, [isVisitor]);
}
