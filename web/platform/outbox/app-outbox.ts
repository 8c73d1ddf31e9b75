import { openDeviceStorage } from './device-storage.ts';
import type { HoldBack } from './hold-back.ts';
import { alone, otherTabs } from './other-tabs.ts';
import { createOutbox } from './outbox.ts';
import { sendWrites } from './send-writes.ts';

let holdBack: HoldBack = () => () => false;

/** The app's one outbox. Import it only from what loads after the first screen: see vite.config.ts. */
export const appOutbox = createOutbox({
  open: openDeviceStorage,
  send: sendWrites,
  alone,
  otherTabs: otherTabs(),
  later: (seconds, act) => {
    const timer = setTimeout(act, seconds * 1000);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
  holdBack: (owner, writes) => holdBack(owner, writes),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  // Otherwise the browser may clear a site that was not visited for a while.
  onFirstKept: () => void navigator.storage?.persist?.().catch(() => false),
});

/** What has to be asked of her before a write leaves: told before anything does. */
export function holdWritesBack(rule: HoldBack): void {
  holdBack = rule;
}

// The server makes pages of it, and has nothing to send.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void appOutbox.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void appOutbox.wake();
  });
}
