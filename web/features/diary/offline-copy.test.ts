// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { someFeedRecord, someFoodRecord } from '#tests/support/fake-diary.ts';
import { offlineCopy, seenIn, withPages } from './offline-copy.ts';

const place = { owner: '1', familyId: 'family', babyId: 'ana' };
const at = (id: string, hour: number, told: Partial<DiaryRecord<'feed'>> = {}) =>
  someFeedRecord({ id, startTime: new Date(Date.UTC(2026, 6, 3, hour)).toISOString(), ...told });
const ids = (records: readonly DiaryRecord[] = []) => records.map(({ id }) => id).sort();
const read = (records: DiaryRecord[], nextCursor: string | null = null) => ({
  place,
  kind: undefined,
  pages: [{ records, nextCursor }],
});

afterEach(() => localStorage.clear());

describe('what the phone keeps of a diary', () => {
  it('is the newest two weeks and no more than it can read at a start', () => {
    const copy = offlineCopy('family');
    const days = Array.from({ length: 30 }, (_, day) => at(`day ${day}`, -24 * day));
    copy.write('1', { records: [...days, someFoodRecord({ id: 'old', on: '2026-06-01' })], change: 7 });
    expect(copy.read('1')?.records).toHaveLength(14);
    const minutesAgo = (n: number) => new Date(Date.UTC(2026, 6, 3, 12, -n)).toISOString();
    const many = Array.from({ length: 900 }, (_, n) => at(`feed ${n}`, 0, { startTime: minutesAgo(n) }));
    copy.write('1', { records: many, change: 7 });
    expect(copy.read('1')?.records).toHaveLength(400);
    expect(copy.read('1')?.records[0]?.id).toBe('feed 0');
  });

  it('is hers alone, and one for each family', () => {
    offlineCopy('family').write('1', { records: [at('a', 1)], change: 1 });
    expect(offlineCopy('family').read('2')).toBeUndefined();
    expect(offlineCopy('cousins').read('1')).toBeUndefined();
  });

  it('believes a page within what it spans, and keeps what lies behind it', () => {
    const before = { records: [at('a', 9), at('gone', 8), at('b', 5)], change: 3 };
    const after = withPages(before, read([at('new', 10), at('a', 9), at('c', 7)], 'more'));
    expect(ids(after.records)).toEqual(['a', 'b', 'c', 'new']);
    expect(after.change).toBe(3);
    // The last page says that there is nothing more.
    expect(ids(withPages(before, read([at('a', 9)])).records)).toEqual(['a']);
  });

  it('believes a page of one baby, or one kind, about nothing else', () => {
    const twin = at('twin', 9, { babyId: 'bia' });
    const food = someFoodRecord({ id: 'food' });
    const before = { records: [twin, food, at('gone', 8)], change: 3 };
    expect(ids(withPages(before, { ...read([]), kind: 'feed' }).records)).toEqual(['food', 'twin']);
    expect(ids(withPages(before, read([])).records)).toEqual(['twin']);
  });

  it('begins to listen for changes at the newest that its first page tells', () => {
    const first = withPages(undefined, read([at('a', 9, { change: 12 }), at('b', 8, { change: 40 })]));
    expect(first.change).toBe(40);
    expect(withPages(first, read([at('c', 9, { change: 90 })])).change).toBe(40);
  });

  it('never shows the twin, whatever was read', () => {
    const aRecord = fc.record({
      id: fc.uuid(),
      hour: fc.nat(300),
      babyId: fc.constantFrom('ana', 'bia', null),
    });
    fc.assert(
      fc.property(fc.array(aRecord), fc.array(aRecord), (kept, page) => {
        const made = (drawn: typeof kept) => drawn.map(({ id, hour, babyId }) => at(id, -hour, { babyId }));
        const hers = made(page).filter(({ babyId }) => babyId !== 'bia');
        const copy = withPages({ records: made(kept), change: 0 }, read(hers, 'more'));
        expect(seenIn(copy, place, undefined).every(({ babyId }) => babyId !== 'bia')).toBe(true);
        expect(new Set(ids(copy.records)).size).toBe(copy.records.length);
        for (const { id } of hers) expect(ids(copy.records)).toContain(id);
      }),
    );
  });
});
