const edge = 8;
/** Room enough below for most menus. */
const comfortable = 240;

/**
 * Puts a floating element under what it belongs to, or above where there is more room; towards the middle
 * of the screen, so that it never runs out at the sides. It need not be measured, nor be visible yet.
 */
export function placeBeside(floating: HTMLElement, anchor: Element, gap: number): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = anchor.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  const roomBelow = clientHeight - box.bottom;
  const below = roomBelow > comfortable || roomBelow > box.top;
  const third = Math.min(2, Math.floor((middle / clientWidth) * 3));

  Object.assign(floating.style, {
    top: below ? `${box.bottom + gap}px` : 'auto',
    bottom: below ? 'auto' : `${clientHeight - box.top + gap}px`,
    maxHeight: `${(below ? roomBelow : box.top) - gap - edge}px`,
    left: third === 0 ? `${Math.max(edge, box.left)}px` : third === 1 ? `${middle}px` : 'auto',
    right: third === 2 ? `${Math.max(edge, clientWidth - box.right)}px` : 'auto',
    translate: third === 1 ? '-50%' : 'none',
  });
}

/** Puts a small floating element to the right of what it belongs to, at the height of its middle. */
export function placeRight(floating: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  Object.assign(floating.style, {
    top: `${(box.top + box.bottom) / 2}px`,
    left: `${box.right}px`,
    translate: '0 -50%',
  });
}
