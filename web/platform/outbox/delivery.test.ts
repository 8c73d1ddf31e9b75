import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { memoryStorage, settled } from '#tests/support/outbox-world.ts';
import { ApiError } from '../api/api-error.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createOutbox } from './outbox.ts';

/** One tab, alone with its storage. */
function openOutbox(delivering: Pick<DeliveryOptions, 'send'> & Partial<DeliveryOptions>) {
  const { storage } = memoryStorage();
  return createOutbox({
    open: async () => storage,
    alone: (act) => act(),
    later: () => () => {},
    isOnline: () => true,
    holdBack: () => () => false,
    otherTabs: { tell: () => {}, listen: () => {} },
    newId: randomUUID,
    now: () => 0,
    onFirstKept: () => {},
    ...delivering,
  });
}

it('what could not be sent is tried again after 1, 2, 5 and 10 seconds, then every 30', async () => {
  const waits: number[] = [];
  let tryAgain = () => {};
  const outbox = openOutbox({
    send: async () => {
      throw new ApiError('unavailable');
    },
    later: (seconds, act) => {
      waits.push(seconds);
      tryAgain = act;
      return () => {};
    },
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

it('a page that she leaves, where no tab may be alone any more, rests instead of asking without end', async () => {
  const waits: number[] = [];
  let asked = 0;
  const outbox = openOutbox({
    send: async () => ({ outcomes: [] }),
    alone: () => {
      asked += 1;
      // Asking for ever without a pause would hang the test as it hangs the page.
      return asked > 5
        ? new Promise(() => {})
        : Promise.reject(new DOMException('gone', 'InvalidStateError'));
    },
    later: (seconds) => {
      waits.push(seconds);
      return () => {};
    },
  });
  await outbox.setOwner('ana');
  await settled();
  const before = asked;
  void outbox.wake();
  await settled();
  expect({ asked: asked - before, wait: waits.length > 0 }).toEqual({ asked: 1, wait: true });
});

it('what comes on a day that is full stays on the phone, and is tried again later', async () => {
  let isFull = true;
  let tryAgain = () => {};
  const outbox = openOutbox({
    send: async (_owner, writes) => {
      if (isFull) throw new ApiError('too_many_requests');
      return { outcomes: writes.map(({ id }) => ({ id, done: true })) };
    },
    later: (_seconds, act) => {
      tryAgain = act;
      return () => {};
    },
  });
  await outbox.setOwner('ana');
  await outbox.add('log', { n: 1 });
  await settled();
  expect(outbox.snapshot().writes.map(({ body, refused }) => ({ body, refused }))).toEqual([
    { body: { n: 1 } },
  ]);
  isFull = false;
  tryAgain();
  await settled();
  expect(outbox.snapshot().writes).toEqual([]);
});

it('waits for nobody who corrects what she sees: that it was taken is kept for them', async () => {
  const sent: unknown[] = [];
  const outbox = openOutbox({
    send: async (_owner, writes) => {
      sent.push(...writes.map(({ body }) => body));
      return { outcomes: writes.map(({ id }) => ({ id, done: true })) };
    },
  });
  await outbox.setOwner('ana');
  await outbox.add('log', { n: 1 });
  await settled();
  expect(sent).toEqual([{ n: 1 }]);
  expect(outbox.snapshot()).toMatchObject({ writes: [], acknowledged: [{ body: { n: 1 } }] });
});
