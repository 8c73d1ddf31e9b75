import { useSyncExternalStore } from 'react';
import { firstPaint } from '../first-paint/first-paint.ts';

/** From `wide` on the menu stands beside the content, from `desk` on two things do: the breakpoints of the styles. */
const wide = '(min-width: 48rem)';
const desk = '(min-width: 64rem)';

function useRoom(media: string, atFirst: () => boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(media).matches,
    atFirst,
  );
}

/** For what a phone shall not even fetch. Where only the places differ, styles say it. */
export const useWide = (): boolean => useRoom(wide, () => firstPaint().isWide);
export const useDesk = (): boolean => useRoom(desk, () => firstPaint().isDesk);
