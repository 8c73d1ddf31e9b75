import { useQueryClient } from '@tanstack/react-query';
import { signOutOfDevice } from './sign-out-of-device.ts';

/** For when the server has ended her sessions by itself, as a deletion does: this page and its tabs follow. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  return () => signOutOfDevice(client);
}
