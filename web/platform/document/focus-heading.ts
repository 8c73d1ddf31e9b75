/** Puts the focus on the page's heading, so that listening and tabbing go on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Nothing can be done with a heading, so a ring around it would only puzzle her.
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
}
