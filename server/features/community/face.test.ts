import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { faceSymbols, faceTones } from '#shared/community/community.rules.ts';
import { faceOf, voiceIn } from './face.ts';

const secret = 'a secret for tests, long enough';
const someone = () => ({ postId: randomUUID(), userId: randomUUID() });
const face = (who: ReturnType<typeof someone>) => {
  const { symbol, tone } = faceOf(voiceIn(secret, who));
  return `${symbol} ${tone}`;
};

describe('the face of an anonymous voice', () => {
  it('stays the same through one talk, whatever she says in it', () => {
    const hers = someone();
    expect(voiceIn(secret, hers)).toBe(voiceIn(secret, { ...hers }));
    expect(face(hers)).toBe(face({ ...hers }));
  });

  it('is another in another talk, and of another mother: over many, all faces are seen', () => {
    const { postId, userId } = someone();
    const many = (who: () => ReturnType<typeof someone>) =>
      new Set(Array.from({ length: 3000 }, () => face(who()))).size;
    const all = faceSymbols.length * faceTones.length;
    expect(many(() => ({ postId: randomUUID(), userId }))).toBe(all);
    expect(many(() => ({ postId, userId: randomUUID() }))).toBe(all);
  });

  it('cannot be found out without the secret', () => {
    const hers = someone();
    const guessed = voiceIn('another secret, just as long as it', hers);
    expect(guessed).not.toBe(voiceIn(secret, hers));
    expect(voiceIn(secret, hers)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
