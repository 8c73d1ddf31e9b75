import type { FirstPaint } from '#shared/pages/render-page.ts';

/** What a page is made with while the server makes it. */
export type Making = FirstPaint & { ask: typeof fetch };

let readMaking: () => Making | undefined = () => undefined;
let arrived: FirstPaint | undefined;

/** On the server, where many pages are made at once. */
export function makePagesWith(read: () => Making | undefined): void {
  readMaking = read;
}

/** In the browser, for a page that came with its content. */
export function continueFrom(firstPaint: FirstPaint): void {
  arrived = firstPaint;
}

/** Undefined in a browser. */
export const pageInTheMaking = (): Making | undefined => readMaking();

/** What the content of the page was made with: for `useSyncExternalStore`, which first repeats it and then looks anew. */
export function firstPaint(): FirstPaint {
  const known = readMaking() ?? arrived;
  if (!known) throw new Error('This page did not come with its content');
  return known;
}
