const holds = new Set<{ reason: string }>();
const listeners = new Set<() => void>();

/**
 * While something is under way that a new version would interrupt (a running timer, a half-written text), no update
 * is offered or made. Call what it returns when it is over.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  tell();
  return () => {
    if (holds.delete(hold)) tell();
  };
}

export const areUpdatesHeld = (): boolean => holds.size > 0;

export function subscribeToHolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
