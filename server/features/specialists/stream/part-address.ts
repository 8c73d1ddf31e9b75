import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { streamAddress } from './watchable.ts';

/** Which video of which session a part belongs to. `root` is its address: a replaced video takes its parts with it. */
export type Whole = { sessionId: string; which: 'video' | 'preview'; root: string };
export type Part = { address: string; isPlaylist: boolean };

/**
 * Addresses of ours for what a playlist names. Each is signed, so that nothing is fetched through us but what a
 * playlist of that very video named; and the same each time, for a player knows a part of a live playlist by it.
 */
export function partAddresses(secret: string) {
  // A key of its own: the same secret has other uses.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'colo stream', 32));
  const sign = ({ sessionId, which, root }: Whole, told: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([sessionId, which, root, told]))
      .digest();
  return {
    addressOf: (whole: Whole, { address, isPlaylist }: Part): string => {
      const told = (isPlaylist ? 'p' : 'f') + address;
      const name = `${Buffer.from(told).toString('base64url')}.${sign(whole, told).toString('base64url')}`;
      return `${streamAddress(whole.sessionId, whole.which)}/${name}`;
    },
    /** Undefined for what we did not name ourselves. */
    partOf: (whole: Whole, name: string): Part | undefined => {
      const [encoded = '', signature = ''] = name.split('.');
      const told = Buffer.from(encoded, 'base64url').toString();
      const expected = sign(whole, told);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { address: told.slice(1), isPlaylist: told.startsWith('p') };
    },
  };
}
