import { linkLifetimeMinutes } from '#shared/access/access.rules.ts';
import { store } from '#web/platform/device/store.ts';

/**
 * The address that a code was sent to. Kept on the device, because a phone often throws the page away
 * while she looks for the mail, and the code field must still be there when she comes back.
 */
export type PendingSignIn = { email: string; sentAt: number };

const key = 'sign_in_pending';

export function pendingSignIn(now: number): PendingSignIn | null {
  const pending = parse(store.get(key));
  if (!pending || now - pending.sentAt > linkLifetimeMinutes * 60_000) return null;
  return pending;
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  store.set(key, JSON.stringify(pending));
}

export function forgetPendingSignIn(): void {
  store.remove(key);
}

function parse(text: string | null): PendingSignIn | null {
  if (!text) return null;
  try {
    const { email, sentAt } = JSON.parse(text) as Partial<PendingSignIn>;
    return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
  } catch {
    return null;
  }
}
