import { useOfDevice } from './use-of-device.ts';

const yes = () => true;

/** False while the page is as the server made it: for what only a browser can show. */
export const useIsAlive = (): boolean => useOfDevice(yes, false);
