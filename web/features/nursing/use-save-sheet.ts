import { useEffect, useState } from 'react';
import { firstPaintMs } from '#web/ui/after-first-paint.tsx';

type SaveSheet = typeof import('./save-sheet.tsx').SaveSheet;

/**
 * The save step comes right after the timer is on screen, so that the timer itself waits for less. Without a network
 * it comes when there is one: until then a stopped feed stands on the screen, whole, and says that it is to be saved.
 */
export function useSaveSheet(): SaveSheet | undefined {
  const [sheet, setSheet] = useState<{ SaveSheet: SaveSheet }>();
  useEffect(() => {
    let isShown = true;
    const load = () =>
      import('./save-sheet.tsx').then(
        ({ SaveSheet }) => isShown && setSheet({ SaveSheet }),
        () => isShown && window.addEventListener('online', load, { once: true }),
      );
    const waiting = setTimeout(load, firstPaintMs);
    return () => {
      isShown = false;
      clearTimeout(waiting);
      window.removeEventListener('online', load);
    };
  }, []);
  return sheet?.SaveSheet;
}
