import { type AccessMessage, accessChannel } from '#shared/access/access.rules.ts';

// One channel for both directions: a channel does not hear itself, so the tab that speaks is not told again.
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(accessChannel);
  return channel;
}

/** Tells the other tabs of this browser that she came or went. */
export function broadcastAccess(type: AccessMessage['type']): void {
  openChannel()?.postMessage({ type } satisfies AccessMessage);
}

/** Hears what happened in another tab, until the returned function is called. */
export function subscribeToAccess(onMessage: (type: AccessMessage['type']) => void): () => void {
  const opened = openChannel();
  const hear = (event: MessageEvent<AccessMessage>) => onMessage(event.data.type);
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}
