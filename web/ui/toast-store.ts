import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/platform/device/listeners.ts';

export type Toast = {
  id: string;
  title: string;
  description?: string | undefined;
  tone: 'plain' | 'destructive';
  action?: { label: string; onAct: () => void } | undefined;
  /** How long it stays, in milliseconds; Infinity until it is dismissed. */
  duration: number;
};

type Options = Omit<Toast, 'id' | 'tone' | 'duration'> & Partial<Pick<Toast, 'tone' | 'duration'>>;

const mostAtOnce = 3;
const usualDuration = 4000;
/** Long enough to notice a slip of the thumb, and to find the button. */
export const regretMs = 8000;

const none: readonly Toast[] = [];
let toasts = none;
let made = 0;
const { subscribe, notify } = createListeners();

/** Shows a short message; when there are too many, the oldest leaves. Answers with its id. */
export function toast({ tone = 'plain', duration = usualDuration, ...rest }: Options): string {
  const id = `toast-${++made}`;
  // An error is about the last thing she tried: told anew it is told once, and once something worked it is over.
  const stay = toasts.filter((old) => old.tone === 'plain' || (tone !== 'plain' && old.title !== rest.title));
  change([...stay, { ...rest, tone, duration, id }].slice(-mostAtOnce));
  return id;
}

/** With something to press, most often what takes back what it tells of: it stays for longer. */
export function toastWithAction(title: string, action: Toast['action'], description?: string): string {
  return toast({ title, description, action, duration: regretMs });
}

/** What did not work, and why. */
export function toastFailure(title: string, description?: string): string {
  return toast({ title, description, tone: 'destructive' });
}

export function dismissToast(id: string): void {
  change(toasts.filter((other) => other.id !== id));
}

/** The network is back: what went wrong without it is no news any more. */
export function dismissErrors(): void {
  change(toasts.filter(({ tone }) => tone === 'plain'));
}

/** Those with something to press: once somebody else is looking, it would be done in her name. */
export function dismissActions(): void {
  change(toasts.filter(({ action }) => !action));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

function change(next: readonly Toast[]): void {
  toasts = next;
  notify();
}
