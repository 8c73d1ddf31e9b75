import { useSyncExternalStore } from 'react';
import { type HelplineCountry, isHelplineCountry } from '#shared/care/helplines.ts';
import { createListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';

/** Of the device, not of her account: it says where this phone is, and outlives signing out. */
const countryKey = 'helpline_country';
const { subscribe, notify } = createListeners();

/** Where she said she is; undefined until she was asked and answered. It is never guessed. */
export function useHelplineCountry(): [
  country: HelplineCountry | undefined,
  choose: (country: HelplineCountry) => void,
] {
  const kept = useSyncExternalStore(subscribe, () => store.get(countryKey));
  return [
    isHelplineCountry(kept) ? kept : undefined,
    (country) => {
      store.set(countryKey, country);
      notify();
    },
  ];
}
