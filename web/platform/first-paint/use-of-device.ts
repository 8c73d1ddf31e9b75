import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the device can tell, and does not change. A page that came with its content shows `atFirst` until it is
 * alive, because the server could not know better.
 */
export function useOfDevice<Told>(read: () => Told, atFirst: Told): Told {
  return useSyncExternalStore(never, read, () => atFirst);
}
