import { describe, expect, it } from 'vitest';
import { oneTab, settled, shown } from '#tests/support/outbox-world.ts';

describe('what she has to be asked about first', () => {
  /** As the app does: records wait until her answer has arrived. */
  async function unasked() {
    const ana = await oneTab();
    const { world } = ana;
    world.server.hasConsent = false;
    world.holdBack = (_, writes) => {
      const isAnswering = writes.some(({ kind }) => kind === 'consent.give');
      return ({ kind }) => kind.endsWith('.put') && (isAnswering || !world.server.hasConsent);
    };
    return ana;
  }

  it('stays on the phone, is told apart, and holds up nothing else', async () => {
    const { world, outbox, deliver, done } = await unasked();
    await outbox.add('feed.put', { n: 1 });
    await outbox.add('log', { n: 2 });
    await deliver();
    expect(done()).toEqual([2]);
    expect(outbox.snapshot()).toMatchObject({ state: 'idle', held: [{ body: { n: 1 } }] });
    expect(shown(outbox)).toEqual([1]);
    await settled();
    expect(world.requests).toHaveLength(0);
  });

  it('survives a reload, and goes once she has answered, behind her answer', async () => {
    const { world, outbox, close } = await unasked();
    await outbox.add('feed.put', { n: 1 });
    await outbox.add('feed.put', { n: 2 });
    close();
    const again = world.openTab();
    await again.outbox.setOwner('ana');
    expect(again.outbox.snapshot().held).toHaveLength(2);
    await again.outbox.add('consent.give', { n: 3 });
    const sent: unknown[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await settled();
      for (const request of world.requests.splice(0)) {
        sent.push(request.writes.map(({ body }) => (body as { n: number }).n));
        request.answer('arrives');
      }
    }
    await settled();
    expect(sent).toEqual([[3], [1, 2]]);
    expect(again.outbox.snapshot().writes).toEqual([]);
  });

  it('is not refused when the server sends it back, and is not sent on and on', async () => {
    const { world, outbox, deliver } = await oneTab();
    world.server.hasConsent = false;
    const sentBack: string[] = [];
    outbox.onSentBack((owner) => sentBack.push(owner));
    await outbox.add('feed.put', { n: 1 });
    await deliver();
    expect(sentBack).toEqual(['ana']);
    expect(outbox.snapshot().writes).toMatchObject([{ body: { n: 1 } }]);
    expect(outbox.snapshot().writes[0]).not.toHaveProperty('refused');
    expect(outbox.snapshot().writes[0]).not.toHaveProperty('attempted');
    expect([outbox.snapshot().state, world.requests.length]).toEqual(['failing', 0]);
    world.server.hasConsent = true;
    world.passTime();
    await deliver();
    expect(outbox.snapshot().writes).toEqual([]);
  });

  it.each([
    ['feed.put', 'feed.remove'],
    ['record.put', 'record.delete'],
  ])('does not come back later when she removed it in the same breath: %s, %s', async (put, removal) => {
    const { world, outbox, deliver, done } = await oneTab();
    world.server.hasConsent = false;
    world.isOnline = false;
    await outbox.add(put, { n: 1 }, { supersedes: 'one' });
    await outbox.add(put, { n: 2 }, { supersedes: 'two' });
    await outbox.add(removal, { n: 3 }, { supersedes: 'one' });
    world.isOnline = true;
    void outbox.wake();
    await deliver();
    expect(done()).toEqual([3]);
    expect(shown(outbox)).toEqual([2]);
  });
});
