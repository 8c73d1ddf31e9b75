import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { aFeed, minutesBefore, write } from '#tests/support/nursing.ts';
import { startNursingApp } from '#tests/support/nursing-app.ts';
import { statementsDuring } from '#tests/support/statements.ts';

const app = await startNursingApp();
const { colo, now, anyone, send, log, timersOf, timer } = app;
afterAll(() => app.colo.close());

describe('a feed', () => {
  it('comes back as she recorded it, every field', async () => {
    const her = await anyone();
    const both = { side: 'both', leftSeconds: 700, rightSeconds: 500, lastSide: 'left' } as const;
    const feed = aFeed(now(), { ...both, notes: 'calma, 🌱' });
    expect(await send(her, write('feed.put', feed))).toMatchObject([{ done: true }]);
    const received = now().toISOString();
    expect(await log(her)).toEqual([{ ...feed, createdAt: received, updatedAt: received }]);
  });

  it('of a phone that does not tell where it ended, or at one breast alone, ended nowhere in particular', async () => {
    const her = await anyone();
    await send(her, write('feed.put', aFeed(now(), { side: 'both', leftSeconds: 700, rightSeconds: 500 })));
    await send(her, write('feed.put', aFeed(now(), { side: 'left', lastSide: 'right' })));
    expect((await log(her)).map(({ lastSide }) => lastSide)).toEqual([null, null]);
    const { lastSide, ...untold } = aFeed(now(), {
      side: 'both',
      leftSeconds: 9,
      rightSeconds: 9,
      lastSide: 'left',
    });
    await send(
      her,
      write('feed.put', { ...untold, lastSide }),
      write('feed.put', { ...untold, notes: 'depois' }),
    );
    expect(await log(her)).toContainEqual(expect.objectContaining({ notes: 'depois', lastSide: 'left' }));
  });

  it('sent twice, as one write or as two, is one feed', async () => {
    const her = await anyone();
    const once = write('feed.put', aFeed(now()));
    await send(her, once);
    await send(her, once);
    await send(her, { ...once, id: randomUUID() });
    expect(await log(her)).toHaveLength(1);
  });

  it('that comes alone costs at most five statements: who she is, and her turn, and the record in a transaction', async () => {
    const her = await anyone();
    await send(her, write('feed.put', aFeed(now())));
    const once = write('feed.put', aFeed(now()));
    for (const _time of ['new', 'again'])
      expect((await statementsDuring(colo.services.db, () => send(her, once))).length).toBeLessThanOrEqual(5);
    expect(await log(her)).toHaveLength(2);
  });

  it('edited is the same feed, and keeps when it was first recorded', async () => {
    const her = await anyone();
    const feed = aFeed(now());
    await send(her, write('feed.put', feed));
    const createdAt = now().toISOString();
    colo.clock.pass({ minutes: 5 });
    await send(her, write('feed.put', { ...feed, side: 'right', leftSeconds: 0, rightSeconds: 1200 }));
    expect(await log(her)).toMatchObject([{ id: feed.id, side: 'right', createdAt }]);
  });

  it('deleted is gone, and put back is there again', async () => {
    const her = await anyone();
    const feed = aFeed(now());
    await send(her, write('feed.put', feed), write('feed.remove', { id: feed.id }));
    expect(await log(her)).toEqual([]);
    await send(her, write('feed.put', feed));
    expect(await log(her)).toMatchObject([feed]);
  });

  it('with empty notes has none', async () => {
    const her = await anyone();
    await send(her, write('feed.put', aFeed(now(), { notes: ' \n ' })));
    expect(await log(her)).toMatchObject([{ notes: null }]);
  });

  it('that overlaps another is stored all the same', async () => {
    const her = await anyone();
    await send(her, write('feed.put', aFeed(now())), write('feed.put', aFeed(now())));
    expect(await log(her)).toHaveLength(2);
  });

  it('is hers: another mother who sends its id makes a feed of her own and finds out nothing', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const feed = aFeed(now(), { notes: 'segredo' });
    await send(her, write('feed.put', feed));
    expect(await send(another, write('feed.remove', { id: feed.id }))).toMatchObject([{ done: true }]);
    expect(await log(another)).toEqual([]);
    expect(await send(another, write('feed.put', { ...feed, notes: 'meu' }))).toMatchObject([{ done: true }]);
    await send(another, write('feed.remove', { id: feed.id }));
    expect(await log(her)).toMatchObject([{ id: feed.id, notes: 'segredo' }]);
  });

  it('with signs that no database holds loses those signs, and nothing else', async () => {
    const her = await anyone();
    const feed = aFeed(now(), { notes: 'a\0b\ud800c' });
    const odd = timer({ notes: 'x\0\udc00y' });
    expect(await send(her, write('feed.put', feed), write('timer.put', odd))).toMatchObject([
      { done: true },
      { done: true },
    ]);
    expect(await log(her)).toMatchObject([{ notes: 'ab\ufffdc' }]);
    expect((await timersOf(her)).timers).toMatchObject([{ notes: 'x\ufffdy' }]);
  });
});

describe('a feed that cannot have been is refused by its field, and the others of the request stand', () => {
  const hours = (n: number) => ({ startTime: minutesBefore(now(), n * 60).toISOString() });
  const bad: [string, () => unknown, Record<string, string>][] = [
    [
      'ends before it starts',
      () => ({ endTime: minutesBefore(now(), 30).toISOString() }),
      { endTime: 'ends_before_start' },
    ],
    ['lasts 30 hours', () => hours(30), { endTime: 'too_long_feed' }],
    ['has 100,000 characters of notes', () => ({ notes: 'a'.repeat(100_000) }), { notes: 'notes_too_long' }],
    [
      'is still to come',
      () => ({ endTime: minutesBefore(now(), -6).toISOString() }),
      { endTime: 'in_the_future' },
    ],
    ['is longer than its span', () => ({ durationSeconds: 1201 }), { durationSeconds: 'longer_than_span' }],
    ['counts to the end of numbers', () => ({ leftSeconds: 1e300 }), { durationSeconds: 'longer_than_span' }],
    ['was in the year 26', () => ({ startTime: '0026-03-08T00:00:00Z' }), { startTime: 'not_a_moment' }],
    ['has no moment', () => ({ startTime: 'ontem' }), { startTime: 'not_a_moment' }],
    ['was in the middle', () => ({ side: 'middle' }), { side: 'unknown_side' }],
  ];
  it.each(bad)('%s', async (_, change, fields) => {
    const her = await anyone();
    const good = aFeed(now());
    const outcomes = await send(
      her,
      write('feed.put', { ...aFeed(now()), ...(change() as object) }),
      write('feed.put', good),
    );
    expect(outcomes).toMatchObject([{ done: false, code: 'invalid_input', fields }, { done: true }]);
    expect(await log(her)).toMatchObject([good]);
  });

  it('and taken once it is mended, under the same id', async () => {
    const her = await anyone();
    const refused = write('feed.put', aFeed(now(), { notes: 'a'.repeat(5001) }));
    await send(her, refused);
    const mended = { ...refused, body: aFeed(now(), { notes: 'a'.repeat(5000) }) };
    expect(await send(her, mended)).toMatchObject([{ done: true }]);
    expect(await log(her)).toHaveLength(1);
  });
});
