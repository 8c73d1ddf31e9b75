import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { memoryStorage, settled } from '#tests/support/outbox-world.ts';
import { ApiError } from '../api/api-error.ts';
import { createOutbox } from './outbox.ts';

it('what could not be sent is tried again after 1, 2, 5 and 10 seconds, then every 30', async () => {
  const waits: number[] = [];
  let tryAgain = () => {};
  const outbox = createOutbox({
    open: async () => memoryStorage().storage,
    send: async () => {
      throw new ApiError('unavailable');
    },
    alone: (act) => act(),
    later: (seconds, act) => {
      waits.push(seconds);
      tryAgain = act;
      return () => {};
    },
    isOnline: () => true,
    otherTabs: { tell: () => {}, listen: () => {} },
    newId: randomUUID,
    now: () => 0,
    onFirstKept: () => {},
  });
  await outbox.setOwner('ana');
  await outbox.add('log', { n: 1 });
  await settled();
  while (waits.length < 6) {
    tryAgain();
    await settled();
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 5, 10, 30, 30]);
});
