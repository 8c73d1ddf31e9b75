import { newDevice } from './pt/new-device.ts';
import { signInLink } from './pt/sign-in-link.ts';

/** What is said on the way in, to few and rarely: a link that may be somebody else's, a device that is new. */
export const texts = { newDevice, signInLink } as const;
