import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#web/platform/document/focus-heading.ts';

/** A new page starts at its heading, for her who listens instead of looking. */
export function moveFocusOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
}
