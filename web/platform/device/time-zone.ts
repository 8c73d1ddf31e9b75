/** The zone the device is in now; it may be in another one tomorrow. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
