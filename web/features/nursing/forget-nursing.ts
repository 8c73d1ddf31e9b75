import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetIdleTimers } from '#web/features/timer/timer-presence.ts';
import { feedMirror } from './feed-mirror.ts';
import { forgetSettings } from './nursing-settings.ts';
import { timerKey } from './timer-key.ts';

/**
 * A phone is lent and sold: once nobody is signed in, what an account holds does not stay here. What only this phone
 * has stays, hidden until she is back: a feed under way, and what the outbox has yet to send.
 */
export function useForgetNursing(isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor) return;
    forgetSettings();
    forgetIdleTimers(timerKey);
  }, [isVisitor]);
}

/** This phone's copies of her feeds. */
export function forgetFeeds(client: QueryClient): void {
  feedMirror.forget();
  void client.resetQueries({ queryKey: ['nursing'] });
}
