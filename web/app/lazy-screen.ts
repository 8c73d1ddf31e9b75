import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '#web/platform/api/api-error.ts';

/**
 * A screen in its own chunk. When the chunk is missing the router reloads the page once, which is right
 * after a new release; offline it would trade the page she has for the browser's error page.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (cause) {
      if (navigator.onLine) throw cause;
      throw new ApiError('unavailable', { cause });
    }
  });
}
