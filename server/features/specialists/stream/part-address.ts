import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { streamAddress } from './watchable.ts';

/** Which video of which session a part belongs to. `root` is its address: a replaced video takes its parts with it. */
export type Whole = { sessionId: string; which: 'video' | 'preview'; root: string };
export type Part = { address: string; isPlaylist: boolean };

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Addresses of ours for what a playlist names. Each is sealed: nobody reads in it where the video lies, and nothing is
 * fetched through us but what a playlist of that very video named. And the same each time, for a player knows a part
 * of a live playlist by it: the nonce is drawn from what is sealed, so no two contents share one.
 */
export function partAddresses(secret: string) {
  // Keys of their own: the same secret has other uses.
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `colo stream ${use}`, 32));
  const sealKey = keyFor('seal');
  const nonceKey = keyFor('nonce');
  const bound = ({ sessionId, which, root }: Whole) => JSON.stringify([sessionId, which, root]);
  return {
    addressOf: (whole: Whole, { address, isPlaylist }: Part): string => {
      const told = (isPlaylist ? 'p' : 'f') + address;
      const nonce = createHmac('sha256', nonceKey)
        .update(JSON.stringify([bound(whole), told]))
        .digest()
        .subarray(0, nonceBytes);
      const seal = createCipheriv(cipher, sealKey, nonce).setAAD(Buffer.from(bound(whole)));
      const sealed = [nonce, seal.update(told), seal.final(), seal.getAuthTag()];
      return `${streamAddress(whole.sessionId, whole.which)}/${Buffer.concat(sealed).toString('base64url')}`;
    },
    /** Undefined for what we did not name ourselves. */
    partOf: (whole: Whole, name: string): Part | undefined => {
      const sealed = Buffer.from(name, 'base64url');
      if (sealed.length <= nonceBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, sealKey, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(bound(whole)))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        const told = Buffer.concat([
          opening.update(sealed.subarray(nonceBytes, -tagBytes)),
          opening.final(),
        ]).toString();
        return { address: told.slice(1), isPlaylist: told.startsWith('p') };
      } catch {
        return undefined;
      }
    },
  };
}
