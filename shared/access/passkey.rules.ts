/** Limits of passkeys: the phone's lock as the way in. */
export const passkeysAllowed = 10;
export const passkeyNameLength = 60;
/** From the question to the finger on the sensor. */
export const passkeyChallengeMinutes = 5;
