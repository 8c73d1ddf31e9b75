import { createHmac, hkdfSync } from 'node:crypto';
import { type Face, faceSymbols, faceTones } from '#shared/community/community.rules.ts';

/**
 * Whose voice an anonymous text is in its talk. Stored beside the text, so that nothing of it changes when she leaves.
 * Keyed with a key of its own, derived from the secret: who has the whole database cannot tell whose voice it was.
 */
export function voiceIn(secret: string, { postId, userId }: { postId: string; userId: string }): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'colo community faces', 32));
  const hex = createHmac('sha256', key).update(`voice\0${postId}\0${userId}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a voice is known by. */
export function faceOf(voice: string): Face {
  return {
    symbol: pick(faceSymbols, Number.parseInt(voice.slice(0, 8), 16)),
    tone: pick(faceTones, Number.parseInt(voice.slice(-8), 16)),
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0];
}
