import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '#web/platform/device/kept-forgetting.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { broadcastAccess } from './access-channel.ts';
import { clearAfterSignOut } from './access-state.ts';
import { viewerQuery } from './use-viewer.ts';

/**
 * She left by her own hand, and the server knows: the other tabs follow, and nothing of hers stays on this device.
 * A session that merely ended is not this: then what only this device has waits for her, hidden.
 */
export async function signOutOfDevice(client: QueryClient): Promise<void> {
  const owner = client.getQueryData(viewerQuery.queryKey)?.id;
  broadcastAccess('signed-out');
  // First nobody is signed in: a screen of hers would write anew what is erased beneath it.
  await clearAfterSignOut(client);
  if (owner === undefined) return;
  await appOutbox.forget(owner);
  await forgetKept(owner);
}
