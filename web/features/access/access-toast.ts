import { dismissToast, toast } from '#web/ui/toast-store.ts';

let shown: string | undefined;

/** One message about signing in at a time: the newest replaces the one before, which no longer holds. */
export function accessToast(message: Parameters<typeof toast>[0]): void {
  if (shown) dismissToast(shown);
  shown = toast(message);
}
