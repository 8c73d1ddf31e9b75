import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedNote, noteDivider } from './note-merge.rules.ts';
import { maxTopicNoteLength } from './topics.schema.ts';

const [phone, another] = ['phone', 'another'];
const stored = (text: string, revision = 3) => ({
  text,
  revision,
  writer: another,
  writerSince: revision - 1,
});
const by = (text: string, baseRevision: number) => ({ text, baseRevision, writer: phone });
const behind = (text: string) => by(text, 2);
const textOf = (merged: ReturnType<typeof mergedNote>) => (merged === 'too_long' ? merged : merged.text);
const upon = (before: string, text: string) => textOf(mergedNote(stored(before), behind(text)));

describe('a note', () => {
  it('that was written upon what is stored takes its place, also to say less', () => {
    expect(textOf(mergedNote(stored('Dormiu bem'), by('Dormiu', 3)))).toBe('Dormiu');
    expect(textOf(mergedNote(stored('Dormiu'), by('', 3)))).toBe('');
    expect(textOf(mergedNote(null, by('Primeira', 0)))).toBe('Primeira');
    expect(textOf(mergedNote(null, by('De outra conta', 7)))).toBe('De outra conta');
  });

  it('grows by one revision with every text that is taken, so that a phone knows what it wrote upon', () => {
    expect(mergedNote(null, by('Um', 0))).toMatchObject({ text: 'Um', revision: 1 });
    expect(mergedNote(stored('Um'), by('Dois', 3))).toMatchObject({
      text: 'Dois',
      revision: 4,
    });
    expect(mergedNote(stored('Um'), behind('Dois'))).toMatchObject({ revision: 4 });
  });

  it('of two phones keeps both texts, one below the other', () => {
    expect(upon('Sorriu hoje', 'Chorou à tarde')).toBe(`Sorriu hoje${noteDivider}Chorou à tarde`);
    expect(textOf(mergedNote(stored('Sorriu', 1), by('Chorou', 9)))).toBe(`Sorriu${noteDivider}Chorou`);
  });

  it('says nothing twice when one text contains the other', () => {
    expect(upon('Sorriu hoje. E chorou.', 'Sorriu hoje.')).toBe('Sorriu hoje. E chorou.');
    expect(upon('Sorriu hoje.', 'Sorriu hoje. E chorou.')).toBe('Sorriu hoje. E chorou.');
    expect(upon('Sorriu', '')).toBe('Sorriu');
    expect(upon('', 'Sorriu')).toBe('Sorriu');
    expect(upon('Sorriu', 'Sorriu\n')).toBe('Sorriu');
  });

  it('that goes on being written on a late phone grows in its place', () => {
    const once = upon('Sorriu', 'Cho');
    const twice = upon(once, 'Chorou');
    expect(upon(twice, 'Chorou muito')).toBe(`Sorriu${noteDivider}Chorou muito`);
  });

  it('of the phone that wrote last goes on, whatever the line swallowed in between', () => {
    const first = mergedNote(stored('Sorriu'), by('Sorriu hoje', 3));
    if (first === 'too_long') throw new Error('it fits');
    // The second left the phone before the answer to the first came: it knows nothing of its revision.
    expect(textOf(mergedNote(first, by('Riu hoje', 3)))).toBe('Riu hoje');
    // What she wrote before she read the others' words is not the same run.
    expect(textOf(mergedNote(first, by('Chorou', 2)))).toBe(`Sorriu hoje${noteDivider}Chorou`);
  });

  it('is never cut: too long is told', () => {
    const half = maxTopicNoteLength / 2;
    expect(upon('a'.repeat(half), 'b'.repeat(half))).toBe('too_long');
    const fits = half - noteDivider.length;
    expect(upon('a'.repeat(half), 'b'.repeat(fits))).toHaveLength(maxTopicNoteLength);
    expect(upon('a'.repeat(half), 'b'.repeat(fits + 1))).toBe('too_long');
  });

  it('loses no line of either phone, and sent again changes nothing', () => {
    const aPart = fc.stringMatching(/^[ab]{1,4}$/);
    const aNote = fc.array(aPart, { maxLength: 4 }).map((parts) => parts.join(noteDivider));
    fc.assert(
      fc.property(aNote, aNote, (one, other) => {
        const merged = upon(one, other);
        for (const part of [one, other].flatMap((text) => text.split(noteDivider)))
          expect(merged).toContain(part);
        expect(upon(merged, other)).toBe(merged);
      }),
    );
  });
});
