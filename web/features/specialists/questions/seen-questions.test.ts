import { describe, expect, it } from 'vitest';
import { question } from '#tests/support/fake-specialists.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { seeQuestions } from './seen-questions.ts';

const write = (kind: string, body: unknown, about: Partial<Write> = {}): Write => ({
  id: crypto.randomUUID(),
  kind,
  body,
  owner: '1',
  madeAt: 0,
  ...about,
});
const asks = (id: string, about: Partial<Write> = {}, sessionId = 's') =>
  write('question.add', { id, specialistId: 'e', sessionId, content: id, isAnonymous: true }, about);
const seen = (writes: Write[], known = [question({ id: 'old' })]) =>
  seeQuestions(known, writes, 's').map(({ id, kept }) => [id, kept]);

describe('questions with what her phone has not sent yet', () => {
  it('begin with hers, the newest first, and only those of this session', () => {
    expect(seen([asks('a'), asks('b'), asks('c', {}, 'another')])).toEqual([
      ['b', 'phone'],
      ['a', 'phone'],
      ['old', 'synced'],
    ]);
  });

  it('show one that was refused until she has decided', () => {
    expect(seen([asks('a', { refused: { code: 'invalid_input' } })])[0]).toEqual(['a', 'refused']);
  });

  it('are without what she took back, and with it again after an undo', () => {
    const removal = write('question.remove', { id: 'old' });
    expect(seen([removal])).toEqual([]);
    expect(seen([removal, asks('old')])).toEqual([['old', 'phone']]);
    expect(seen([write('question.remove', { id: 'old' }, { refused: { code: 'internal' } })])).toHaveLength(
      1,
    );
  });

  it('count her heart once', () => {
    const heart = write('question-heart.set', { questionId: 'old', on: true });
    expect(seeQuestions([question({ id: 'old', hearts: 2 })], [heart], 's')[0]).toMatchObject({
      hearts: 3,
      userHearted: true,
    });
    const counted = question({ id: 'old', hearts: 3, userHearted: true });
    expect(seeQuestions([counted], [heart], 's')[0]?.hearts).toBe(3);
  });

  it('never carry a name for one asked without it', () => {
    expect(seeQuestions([], [asks('a')], 's')[0]?.author).toEqual({ anonymous: true });
  });
});
