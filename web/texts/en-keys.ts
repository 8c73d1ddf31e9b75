import type { SameKeys } from '#web/platform/language/translate.ts';
import { passkey } from './en/passkey.ts';
import { reauthentication } from './en/reauthentication.ts';
import type { texts as pt } from './pt-keys.ts';

export const texts: SameKeys<typeof pt> = { passkey, reauthentication };
