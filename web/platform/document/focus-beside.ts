import { focusHeading } from './focus-heading.ts';

/** A row is about to leave its list: the keyboard goes on from the one beside it, or from the heading. */
export function focusBeside(inRow: Element | null = document.activeElement): void {
  const row = inRow?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (next) next.focus({ preventScroll: true });
  else focusHeading();
}
