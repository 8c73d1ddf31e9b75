import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { faceSymbols, faceTones } from '#shared/community/community.rules.ts';
import { faceMaker } from './face.ts';

const faceOf = faceMaker('a secret for tests, long enough');
const voice = () => ({ postId: randomUUID(), userId: randomUUID(), textId: randomUUID() });
const told = (face: ReturnType<typeof faceOf>) => `${face.symbol} ${face.tone}`;

describe('the face of an anonymous voice', () => {
  it('stays the same through one talk, whatever she says in it', () => {
    const hers = voice();
    expect(faceOf({ ...hers, textId: randomUUID() })).toEqual(faceOf(hers));
  });

  it('is another in another talk, and of another mother: over many, all faces are seen', () => {
    const { postId, userId, textId } = voice();
    const elsewhere = new Set(
      Array.from({ length: 3000 }, () => told(faceOf({ postId: randomUUID(), userId, textId }))),
    );
    const others = new Set(
      Array.from({ length: 3000 }, () => told(faceOf({ postId, userId: randomUUID(), textId }))),
    );
    const all = faceSymbols.length * faceTones.length;
    expect([elsewhere.size, others.size]).toEqual([all, all]);
  });

  it('cannot be found out without the secret', () => {
    const voices = Array.from({ length: 50 }, voice);
    const guessed = faceMaker('another secret, just as long as it');
    const same = voices.filter((one) => told(guessed(one)) === told(faceOf(one)));
    expect(same.length).toBeLessThan(10);
  });

  it('belongs to the text alone once she left', () => {
    const { postId } = voice();
    const textId = randomUUID();
    const left = (talk: string) => faceOf({ postId: talk, userId: null, textId });
    expect(left(postId)).toEqual(left(randomUUID()));
    const faces = Array.from({ length: 30 }, () =>
      told(faceOf({ postId, userId: null, textId: randomUUID() })),
    );
    expect(new Set(faces).size).toBeGreaterThan(10);
  });
});
