/** What a person would call it: what it is, and what it says. */
export type Wanted = { what: 'control' | 'field' | 'file' | 'timer'; name: string };

/**
 * Runs in the page. What can be seen and reached under that name: nothing covers it, and it no longer moves away. A file's
 * field is hidden behind its button in every browser, and is found all the same.
 */
export function findReachable({ what, name }: Wanted): Element | null {
  const selectors = {
    control: 'button, a[href], [role=button], [role=tab], [role=menuitem], label, summary',
    field: 'input:not([type=file]), textarea, select',
    file: 'input[type=file]',
    timer: '[role=timer]',
  };
  const said = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** As a screen reader says it: nothing that is hidden, from eyes or from it alone. */
  const spoken = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.checkVisibility() && !parentElement.closest('[aria-hidden=true]')) text += nodeValue;
    }
    return said(text);
  };
  const byId = (ids: string | null) =>
    said(
      ids
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const names = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const group = element.closest('fieldset, [role=group]');
    return [
      said(element.getAttribute('aria-label')),
      byId(element.getAttribute('aria-labelledby')),
      ...[...(labels ?? [])].map((label) => said(label.textContent)),
      ...(what === 'control' ? [spoken(element)] : []),
      ...(what === 'file' && group
        ? [
            said(group.getAttribute('aria-label')),
            byId(group.getAttribute('aria-labelledby')),
            said(group.querySelector('legend')?.textContent),
          ]
        : []),
    ];
  };
  const isReachable = (element: Element) => {
    if (what === 'file') return true;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const named = [...document.querySelectorAll(selectors[what])].filter(
    (element) => name === '' || names(element).includes(name),
  );
  return named.find(isReachable) ?? null;
}
