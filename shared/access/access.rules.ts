/** Limits of signing in. The mail says the same numbers that the server keeps. */
export const linkLifetimeMinutes = 10;
export const codeLength = 6;
export const wrongCodesAllowed = 5;
export const sessionLifetimeDays = 60;
/** However much it is used, a session ends then: a copy that nobody noticed does not live for ever. */
export const sessionLongestDays = 180;
/** A device that has not signed in for so long is a stranger again. Browsers keep no cookie longer. */
export const knownDeviceDays = 400;
/** How long the mail about a new device can end its session by one tap. */
export const newDeviceMailDays = 7;

/** The channel on which the tabs of one browser tell each other that she came or went. */
export const accessChannel = 'colo-access';
export type AccessMessage = { type: 'signed-in' } | { type: 'signed-out' };

/** Access tokens of clients that are no browser: short, because they are believed without asking her again. */
export const accessTokenLifetimeSeconds = 60 * 60;
/** How long a key signs. It stays published until the last token it signed has run out. */
export const signingKeyLifetimeDays = 30;
/** An answer lost on the way may be asked for again within this time, and is the same answer. */
export const refreshRetrySeconds = 10;

/** Longer addresses are nobody's place to return to: what a page keeps in its own is short. */
export const longestPlace = 1000;
