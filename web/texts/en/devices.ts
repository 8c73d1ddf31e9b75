import type { SameKeys } from '#web/platform/language/translate.ts';
import type { devices as pt } from '../pt/devices.ts';

export const devices: SameKeys<typeof pt> = {
  title: 'Where you are signed in',
  thisDevice: 'This device',
  lastUsed: 'Last used: {when}',
  end: 'Sign out',
  endLabel: 'Sign out of {device}',
  ended: 'Device signed out',
  endFailed: 'Could not sign it out',
  failed: 'Could not load your devices.',
};
