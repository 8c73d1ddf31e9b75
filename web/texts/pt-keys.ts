import { passkey } from './pt/passkey.ts';
import { reauthentication } from './pt/reauthentication.ts';

/** What is said at the lock: the fingerprint at the door, and the question whether it is she. */
export const texts = { passkey, reauthentication } as const;
