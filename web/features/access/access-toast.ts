import { dismissToast, toast } from '#web/ui/toast-store.ts';

let shown: string | undefined;
let isError = false;

/** One message about signing in at a time: the newest replaces the one before, which no longer holds. */
export function accessToast(message: Parameters<typeof toast>[0]): void {
  if (shown) dismissToast(shown);
  shown = toast(message);
  isError = message.tone === 'destructive';
}

/** She has begun to mend what was wrong: what complained of it goes with its cause. */
export function dismissAccessError(): void {
  if (shown && isError) dismissToast(shown);
}
