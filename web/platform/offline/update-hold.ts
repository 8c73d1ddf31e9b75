import { createListeners } from '../device/listeners.ts';

const holds = new Set<{ reason: string }>();
const listeners = createListeners();
export const subscribeToHolds = listeners.subscribe;

/**
 * While something is under way that a new version would interrupt (a running timer, a half-written text), no update
 * is offered or made. Call what it returns when it is over.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  listeners.notify();
  return () => {
    if (holds.delete(hold)) listeners.notify();
  };
}

export const areUpdatesHeld = (): boolean => holds.size > 0;
