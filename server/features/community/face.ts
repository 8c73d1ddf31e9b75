import { createHmac, hkdfSync } from 'node:crypto';
import { type Face, faceSymbols, faceTones } from '#shared/community/community.rules.ts';

/** Whose voice it is, in which talk, and which of its texts. */
export type Voice = { postId: string; userId: string | null; textId: string };

/**
 * What an anonymous voice is known by. Keyed with a key of its own, derived from the secret: who has the whole database
 * still cannot tell which mother wears which face. A kept text of somebody who left is nobody's, and has its own face.
 */
export function faceMaker(secret: string): (voice: Voice) => Face {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'colo community faces', 32));
  return ({ postId, userId, textId }) => {
    const said = userId ? `voice\0${postId}\0${userId}` : `text\0${textId}`;
    const digest = createHmac('sha256', key).update(said).digest();
    return {
      symbol: pick(faceSymbols, digest.readUInt32BE(0)),
      tone: pick(faceTones, digest.readUInt32BE(4)),
    };
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0];
}
