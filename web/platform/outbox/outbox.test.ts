import { describe, expect, it } from 'vitest';
import { oneTab, settled, shown } from '#tests/support/outbox-world.ts';
import { fullBatch, nextBatch } from './batch.ts';
import type { Write } from './write.ts';

describe('what she does', () => {
  it('shows at once, before the phone has kept it', async () => {
    const { outbox } = await oneTab();
    const adding = outbox.add('log', { n: 1 });
    expect(shown(outbox)).toEqual([1]);
    await adding;
  });

  it('survives a reload without a network, and goes when there is one', async () => {
    const { world, outbox, close, deliver, done } = await oneTab();
    world.isOnline = false;
    await outbox.add('log', { n: 1 });
    await outbox.add('log', { n: 2 });
    expect(outbox.snapshot()).toMatchObject({ state: 'offline', isDurable: true });
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    expect(shown(again.outbox)).toEqual([1, 2]);
    expect(world.requests).toHaveLength(0);
    world.isOnline = true;
    void again.outbox.wake();
    await deliver();
    expect(done()).toEqual([1, 2]);
    expect(again.outbox.snapshot()).toMatchObject({ writes: [], state: 'idle' });
  });

  it('goes in one request when five hundred wait', async () => {
    const { world, outbox, deliver, done } = await oneTab();
    world.isOnline = false;
    await Promise.all(Array.from({ length: 500 }, (_, n) => outbox.add('log', { n })));
    world.isOnline = true;
    void outbox.wake();
    await settled();
    expect(world.requests.map(({ writes }) => writes.length)).toEqual([500]);
    await deliver();
    expect(done()).toEqual(Array.from({ length: 500 }, (_, n) => n));
  });

  it('is told to whoever shows it, in every tab, once the server has done it', async () => {
    const { world, outbox, deliver } = await oneTab();
    const other = world.openTab();
    await other.outbox.setOwner('ana');
    const heard: string[] = [];
    outbox.reconcile(({ kind }) => heard.push(`here ${kind}`));
    other.outbox.reconcile(({ kind }) => heard.push(`there ${kind}`));
    await outbox.add('log', { n: 1 });
    await settled();
    expect(shown(other.outbox)).toEqual([1]);
    await deliver();
    expect(heard).toEqual(['here log', 'there log']);
    expect(shown(other.outbox)).toEqual([]);
  });

  it('is left out when a later word says the same thing, unless it was on its way', async () => {
    const { world, outbox, deliver, done } = await oneTab();
    await outbox.add('put', { n: 1 }, { supersedes: 'timer' });
    await settled();
    await outbox.add('put', { n: 2 }, { supersedes: 'timer' });
    await outbox.add('put', { n: 3 }, { supersedes: 'timer' });
    await outbox.add('put', { n: 4 }, { supersedes: 'another timer' });
    expect(shown(outbox)).toEqual([1, 3, 4]);
    world.requests.shift()?.answer('lost');
    await settled();
    world.passTime();
    await deliver();
    await deliver();
    expect(done()).toEqual([1, 3, 4]);
  });
});

describe('a refused write', () => {
  it('stays, says why, lets the others pass, and can be mended', async () => {
    const { outbox, deliver, done } = await oneTab();
    await outbox.add('log', { n: 1, bad: true });
    await outbox.add('log', { n: 2 });
    await deliver();
    await deliver();
    expect(done()).toEqual([2]);
    const [write] = outbox.snapshot().writes;
    expect(write?.refused).toEqual({ code: 'invalid_input' });
    await outbox.mend(write?.id ?? '', { n: 1 });
    expect(outbox.snapshot().writes[0]?.refused).toBeUndefined();
    await deliver();
    expect(done()).toEqual([2, 1]);
  });

  it('can be discarded by her alone, and brought back as it was', async () => {
    const { outbox, deliver } = await oneTab();
    await outbox.add('log', { n: 1, bad: true });
    await deliver();
    const discarded = await outbox.discard(outbox.snapshot().writes[0]?.id ?? '');
    expect(shown(outbox)).toEqual([]);
    if (discarded) await outbox.putBack(discarded);
    expect(outbox.snapshot().writes[0]).toEqual(discarded);
  });
});

describe('whose writes they are', () => {
  it('kept while nobody is signed in, they become hers who signs in', async () => {
    const { world, outbox, deliver, done } = await oneTab(null);
    await outbox.add('log', { n: 1 });
    expect(outbox.snapshot()).toMatchObject({ state: 'signed-out', writes: [{ owner: null }] });
    world.server.signedIn = 'ana';
    await outbox.setOwner('ana');
    await deliver();
    expect(done()).toEqual([1]);
  });

  it('keep their order when she does something more in the very moment of signing in', async () => {
    const { world, outbox, deliver, done } = await oneTab(null);
    await outbox.add('put', { n: 1 }, { supersedes: 'heart' });
    world.server.signedIn = 'ana';
    void outbox.setOwner('ana');
    void outbox.add('put', { n: 2 }, { supersedes: 'heart' });
    void outbox.wake();
    await deliver();
    await deliver();
    expect(done()).toEqual([1, 2]);
  });

  it('are neither shown nor sent while somebody else holds the phone', async () => {
    const { world, outbox, deliver, done } = await oneTab();
    world.isOnline = false;
    await outbox.add('log', { n: 1 });
    world.isOnline = true;
    world.server.signedIn = 'bia';
    await outbox.setOwner('bia');
    await deliver();
    expect(shown(outbox)).toEqual([]);
    expect(done()).toEqual([]);
    world.server.signedIn = 'ana';
    await outbox.setOwner('ana');
    await deliver();
    expect(done()).toEqual([1]);
  });

  it('wait without asking again and again when her session has ended', async () => {
    const { world, outbox, deliver } = await oneTab();
    world.server.signedIn = null;
    await outbox.add('log', { n: 1 });
    await deliver();
    expect(outbox.snapshot()).toMatchObject({ state: 'signed-out', writes: [{ owner: 'ana' }] });
    world.passTime();
    await settled();
    expect(world.requests).toHaveLength(0);
  });
});

describe('a phone that keeps nothing', () => {
  it('says so, sends all the same, and keeps it once it can', async () => {
    const { world, outbox, close, deliver, done } = await oneTab();
    world.memory.control.refuses = true;
    await outbox.add('log', { n: 1 });
    expect(outbox.snapshot()).toMatchObject({ isDurable: false, writes: [{ body: { n: 1 } }] });
    await deliver();
    expect(done()).toEqual([1]);
    world.isOnline = false;
    await outbox.add('log', { n: 2 });
    world.memory.control.refuses = false;
    await outbox.add('log', { n: 3 });
    expect(outbox.snapshot().isDurable).toBe(true);
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    expect(shown(again.outbox)).toEqual([2, 3]);
  });

  it('for a moment, while a write leaves, still learns that it was refused, and lets her mend it', async () => {
    const { world, outbox, close, deliver, done } = await oneTab();
    world.isOnline = false;
    await outbox.add('log', { n: 1, bad: true });
    world.memory.control.refuses = true;
    world.isOnline = true;
    void outbox.wake();
    await settled();
    world.memory.control.refuses = false;
    await deliver();
    expect(world.requests).toHaveLength(0);
    const [write] = outbox.snapshot().writes;
    expect(outbox.snapshot()).toMatchObject({ state: 'idle', isDurable: true });
    expect(write?.refused).toEqual({ code: 'invalid_input' });
    await outbox.mend(write?.id ?? '', { n: 1 });
    await deliver();
    expect(done()).toEqual([1]);
    expect(shown(outbox)).toEqual([]);
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    expect(shown(again.outbox)).toEqual([]);
  });

  it('for a moment, as a write is done, forgets it with the next thing it keeps', async () => {
    const { world, outbox, close, deliver, done } = await oneTab();
    await outbox.add('log', { n: 1 });
    await settled();
    world.memory.control.refuses = true;
    await deliver();
    expect(shown(outbox)).toEqual([]);
    world.memory.control.refuses = false;
    await outbox.add('log', { n: 2 });
    await deliver();
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    await settled();
    expect(world.requests).toHaveLength(0);
    expect(done()).toEqual([1, 2]);
  });

  it('because the browser cleared it under her hands gets back what is still in memory', async () => {
    const { world, outbox, close } = await oneTab();
    world.isOnline = false;
    await outbox.add('log', { n: 1 });
    world.memory.clear();
    await settled();
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    expect(shown(again.outbox)).toEqual([1]);
  });
});

it('what she leaves behind when she signs out is gone, and another mother’s waits for her', async () => {
  const { world, outbox, close } = await oneTab();
  world.isOnline = false;
  await outbox.add('log', { n: 1 });
  await outbox.setOwner('bia');
  await outbox.add('log', { n: 2 });
  await outbox.setOwner('ana');
  await outbox.forget('ana');
  expect(shown(outbox)).toEqual([]);
  close();
  const again = world.openTab();
  await again.outbox.setOwner('ana');
  expect(shown(again.outbox)).toEqual([]);
  await again.outbox.setOwner('bia');
  expect(shown(again.outbox)).toEqual([2]);
});

describe('one request', () => {
  const write = (n: number, body: unknown): Write => ({
    id: `${n}`,
    kind: 'k',
    body,
    owner: 'ana',
    madeAt: 0,
  });

  const all = { owner: 'ana', limit: fullBatch, holdBack: () => () => false };

  it('carries no more than the server takes, and at least one', () => {
    const long = [1, 2, 3].map((n) => write(n, 'a'.repeat(400_000)));
    expect(nextBatch(long, all).map(({ id }) => id)).toEqual(['1', '2']);
    expect(nextBatch([write(1, 'a'.repeat(5_000_000))], all)).toHaveLength(1);
  });
});
