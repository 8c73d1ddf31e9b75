import { describe, expect, it } from 'vitest';
import { oneTab, settled, shown } from '#tests/support/outbox-world.ts';
import type { Write } from './write.ts';

const idsOf = (writes: readonly Write[]) => writes.map(({ body }) => (body as { n: number }).n);

describe('what the server took', () => {
  it('before anybody reconciles is told to the first who does, in order and once', async () => {
    const { outbox, deliver } = await oneTab();
    await outbox.add('log', { n: 1 });
    await outbox.add('log', { n: 2 });
    await deliver();
    const applied: number[] = [];
    const apply = ({ body }: Write, onTold: () => void) => {
      applied.push((body as { n: number }).n);
      onTold();
    };
    const stop = outbox.reconcile(apply);
    expect(applied).toEqual([1, 2]);
    stop();
    outbox.reconcile(apply);
    expect(applied).toEqual([1, 2]);
  });

  it('afterwards is told as it happens, and kept again while nobody reconciles', async () => {
    const { outbox, deliver } = await oneTab();
    const applied: number[] = [];
    const stop = outbox.reconcile(({ body }) => applied.push((body as { n: number }).n));
    await outbox.add('log', { n: 1 });
    await deliver();
    stop();
    await outbox.add('log', { n: 2 });
    await deliver();
    expect(applied).toEqual([1]);
    outbox.reconcile(({ body }) => applied.push((body as { n: number }).n));
    expect(applied).toEqual([1, 2]);
  });

  it('by another tab is told here too, also before anybody reconciles here', async () => {
    const { world, outbox, deliver } = await oneTab();
    const other = world.openTab();
    await other.outbox.setOwner('ana');
    await outbox.add('log', { n: 1 });
    await deliver();
    expect(idsOf(other.outbox.snapshot().acknowledged)).toEqual([1]);
    expect(shown(other.outbox)).toEqual([]);
    const applied: number[] = [];
    other.outbox.reconcile(({ body }) => applied.push((body as { n: number }).n));
    expect(applied).toEqual([1]);
  });

  it('shows without a gap: waiting or acknowledged, until the page was told', async () => {
    const { outbox, deliver } = await oneTab();
    const gaps: string[] = [];
    await outbox.add('log', { n: 1 });
    outbox.subscribe(() => {
      const { writes, acknowledged } = outbox.snapshot();
      if (writes.length + acknowledged.length !== 1) gaps.push(`${writes.length} ${acknowledged.length}`);
    });
    let told = () => {};
    outbox.reconcile((_, onTold) => {
      told = onTold;
    });
    await deliver();
    expect(gaps).toEqual([]);
    expect(idsOf(outbox.snapshot().acknowledged)).toEqual([1]);
    told();
    expect(outbox.snapshot()).toMatchObject({ writes: [], acknowledged: [] });
  });

  it('twice, because two tabs sent it at once, is applied once', async () => {
    const { world, outbox, deliver } = await oneTab();
    const other = world.openTab();
    await other.outbox.setOwner('ana');
    const applied: Write[] = [];
    outbox.reconcile((write) => applied.push(write));
    await outbox.add('log', { n: 1 });
    await deliver();
    const [first] = applied;
    if (!first) throw new Error('nothing was applied');
    world.tellOtherTabs({ type: 'done', writes: [first] });
    await settled();
    expect(applied).toHaveLength(1);
  });

  it('goes with her who leaves this device', async () => {
    const { outbox, deliver } = await oneTab();
    await outbox.add('log', { n: 1 });
    await deliver();
    await outbox.forget('ana');
    const applied: Write[] = [];
    outbox.reconcile((write) => applied.push(write));
    expect(applied).toEqual([]);
    expect(outbox.snapshot().acknowledged).toEqual([]);
  });
});

describe('a refusal', () => {
  it('of what this page saw waiting is news, once, and again once it was tried again', async () => {
    const { outbox, deliver } = await oneTab();
    await outbox.add('heart.set', { bad: true });
    await deliver();
    const [write] = outbox.snapshot().writes;
    const id = write?.id ?? '';
    expect(write?.refused).toBeDefined();
    expect(outbox.isRefusalNews(id)).toBe(true);
    expect(outbox.isRefusalNews(id)).toBe(false);
    await outbox.retry(id);
    await deliver();
    expect(outbox.isRefusalNews(id)).toBe(true);
  });

  it('of another day is none', async () => {
    const { world, outbox, deliver, close } = await oneTab();
    await outbox.add('heart.set', { bad: true });
    await deliver();
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    await settled();
    const [write] = again.outbox.snapshot().writes;
    expect(write?.refused).toBeDefined();
    expect(again.outbox.isRefusalNews(write?.id ?? '')).toBe(false);
  });
});
