import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '#web/platform/api/api-error.ts';

/** Longer than the worker waits for a page (web/sw/page.ts): whoever was leaving is gone by then. */
const leavingMs = 4000;

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A screen in its own chunk. When the chunk is missing the router reloads the page once, which is right
 * after a new release; offline it would trade the page she has for the browser's error page.
 */
export const lazyScreen = (load: Load) => lazyRouteComponent(() => ask(load, true));

async function ask(load: Load, isFirst: boolean): ReturnType<Load> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine) throw new ApiError('unavailable', { cause });
    if (!isFirst) throw cause;
    // Firefox and WebKit break off what a page still loads as soon as she leaves it: a reload would keep her on it.
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    return ask(load, false);
  }
}
