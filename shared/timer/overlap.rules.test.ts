import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from './overlap.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 8, 3, minute)).toISOString();
const feed = (id: string, from: number, to: number) => ({ id, startTime: at(from), endTime: at(to) });

describe('feeds that overlap', () => {
  it('are named, with the time that both claim', () => {
    expect(overlaps([feed('b', 15, 40), feed('a', 0, 20), feed('c', 60, 70)])).toEqual([
      { earlierId: 'a', laterId: 'b', from: at(15), to: at(20), minutes: 5 },
    ]);
  });

  it('may lie within each other, be three, or be twice the same', () => {
    const pairs = overlaps([feed('a', 0, 60), feed('b', 10, 20), feed('c', 15, 30), feed('d', 15, 30)]);
    expect(pairs.map(({ earlierId, laterId, minutes }) => `${earlierId}${laterId}${minutes}`).sort()).toEqual(
      ['ab10', 'ac15', 'ad15', 'bc5', 'bd5', 'cd15'],
    );
  });

  it('do not when one begins as the other ends, or one has no length', () => {
    expect(overlaps([feed('a', 0, 20), feed('b', 20, 40), feed('c', 20, 20)])).toEqual([]);
  });

  it('are found as if each were compared with each', () => {
    const aSpan = fc.tuple(fc.nat(200), fc.nat(40));
    fc.assert(
      fc.property(fc.array(aSpan, { maxLength: 15 }), (spans) => {
        const feeds = spans.map(([from, length], n) => feed(String(n), from, from + length));
        let expected = 0;
        feeds.forEach((a, n) => {
          for (const b of feeds.slice(n + 1)) {
            const from = Math.max(Date.parse(a.startTime), Date.parse(b.startTime));
            const to = Math.min(Date.parse(a.endTime), Date.parse(b.endTime));
            if (from < to) expected++;
          }
        });
        expect(overlaps(feeds)).toHaveLength(expected);
      }),
    );
  });
});
