/** How long a proof counts for what a phone left on the table must not do. */
export const reauthenticationMinutes = 10;
export const reauthenticationCodeMinutes = 10;

/** How she may prove it again. */
export const reauthenticationWays = ['passkey', 'factor', 'mail'] as const;
export type ReauthenticationWay = (typeof reauthenticationWays)[number];
