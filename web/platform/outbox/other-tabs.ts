import type { OutboxChannel, OutboxNews } from './outbox.ts';

const name = 'colo-outbox';

/** Only one tab sends at a time. Where the browser has no locks, the ids keep a write from being done twice. */
export function alone(act: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, act) : act();
}

/** Where the browser has no channel, each tab sees the others' writes when it next reads the storage. */
export function otherTabs(): OutboxChannel {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<OutboxNews>) => listener(event.data)),
  };
}
