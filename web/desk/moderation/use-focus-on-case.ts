import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';

/** On a phone the case takes the place of the list, and the other way round: whoever listens goes along. */
export function useFocusOnCase(openId: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    if (openId === before.current) return;
    before.current = openId;
    if (!openId || !place.current) {
      focusHeading();
      return;
    }
    place.current.focus({ preventScroll: true });
    // The list may have been scrolled far below where the case begins.
    if (place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView({ block: 'start' });
  }, [openId]);
  return place;
}
