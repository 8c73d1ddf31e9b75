import { useEffect, useState } from 'react';
import { firstPaintMs } from '#web/ui/after-first-paint.tsx';

/**
 * What comes right after the timer is on screen, so that the timer itself waits for less. Without a network it comes
 * when there is one: until then a stopped timer stands on the screen, whole, and says that it is to be saved.
 */
export function useLate<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<{ loaded: Module }>();
  useEffect(() => {
    let isShown = true;
    const begin = () =>
      load().then(
        (loaded) => isShown && setModule({ loaded }),
        () => isShown && window.addEventListener('online', begin, { once: true }),
      );
    const waiting = setTimeout(begin, firstPaintMs);
    return () => {
      isShown = false;
      clearTimeout(waiting);
      window.removeEventListener('online', begin);
    };
  }, [load]);
  return module?.loaded;
}
