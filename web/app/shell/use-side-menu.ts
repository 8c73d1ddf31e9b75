import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { sideMenuCookie, sideMenuIsOpen } from '#shared/navigation/side-menu-cookie.ts';
import { pageInTheMaking } from '#web/platform/first-paint/first-paint.ts';

/** From here on the side menu stands beside the content; below, it is a drawer. */
const wideScreen = '(min-width: 768px)';

/** Two states, because a drawer left open on a phone says nothing about the menu of a desk. */
export function useSideMenu() {
  const [isOpen, setOpen] = useState(() => pageInTheMaking()?.isMenuOpen ?? sideMenuIsOpen(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function toggle(): void {
    setOpen(!isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists only on https, and a home network is not
    document.cookie = sideMenuCookie(!isOpen);
  }

  const followShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'b' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    if (window.matchMedia(wideScreen).matches) toggle();
    else setDrawerOpen(!isDrawerOpen);
  });

  // As soon as the menu is seen: a shortcut pressed at once is meant.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => followShortcut(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { isOpen, toggle, isDrawerOpen, setDrawerOpen };
}
