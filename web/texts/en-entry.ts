import type { SameKeys } from '#web/platform/language/translate.ts';
import { newDevice } from './en/new-device.ts';
import { signInLink } from './en/sign-in-link.ts';
import type { texts as pt } from './pt-entry.ts';

export const texts: SameKeys<typeof pt> = { newDevice, signInLink };
