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
    isHeard: () => true,
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

it('waits with what she did until somebody listens who corrects what she sees', async () => {
  let isHeard = false;
  const sent: unknown[] = [];
  const { storage } = memoryStorage();
  const outbox = createOutbox({
    open: async () => storage,
    send: async (_owner, writes) => {
      sent.push(...writes.map(({ body }) => body));
      return { outcomes: writes.map(({ id }) => ({ id, done: true })) };
    },
    alone: (act) => act(),
    later: () => () => {},
    isOnline: () => true,
    isHeard: () => isHeard,
    otherTabs: { tell: () => {}, listen: () => {} },
    newId: randomUUID,
    now: () => 0,
    onFirstKept: () => {},
  });
  await outbox.setOwner('ana');
  await outbox.add('log', { n: 1 });
  await settled();
  expect(sent).toEqual([]);
  expect(outbox.snapshot().writes).toHaveLength(1);
  isHeard = true;
  await outbox.wake();
  expect(sent).toEqual([{ n: 1 }]);
  expect(outbox.snapshot().writes).toEqual([]);
});
