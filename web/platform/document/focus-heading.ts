/** Puts the focus on a heading, the page's unless one is named, so that listening and tabbing go on from there. */
export function focusHeading(id?: string): void {
  const named = id === undefined ? null : document.getElementById(id);
  const heading = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Nothing can be done with a heading, so a ring around it would only puzzle her.
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
}
