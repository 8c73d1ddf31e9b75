/** Limits of signing in. The mail says the same numbers that the server keeps. */
export const linkLifetimeMinutes = 10;
export const codeLength = 6;
export const wrongCodesAllowed = 5;
export const sessionLifetimeDays = 60;

/** The channel on which the tabs of one browser tell each other that she came or went. */
export const accessChannel = 'colo-access';
export type AccessMessage = { type: 'signed-in' } | { type: 'signed-out' };
