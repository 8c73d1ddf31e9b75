import { focusHeading } from '#web/platform/document/focus-heading.ts';

/** The row she is in is about to leave: the keyboard goes on from the one beside it, or from the heading. */
export function focusNeighbour(): void {
  const row = document.activeElement?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const link = beside?.querySelector<HTMLElement>('[data-article-link]');
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
}
