import { pageInTheMaking } from '../first-paint/first-paint.ts';

/** The zone the device is in now; it may be in another one tomorrow. */
export const deviceTimeZone = (): string =>
  pageInTheMaking()?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
