import { createCipheriv, createDecipheriv, createHmac, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * A backup under a passphrase, version 1: a head of 64 bytes, then the archive in chunks, each sealed on its own
 * (AES-256-GCM) so that neither end holds it whole in memory and any part opens without those before it.
 *
 *   head   'COLOSEAL', the version, seven empty bytes, the salt (16), HMAC-SHA-256 of all that (32)
 *   chunk  up to 65,536 bytes of the archive and their tag (16)
 *
 * A chunk's nonce is its number and whether it is the last: none can be left out, moved or cut off unnoticed.
 */
const magic = Buffer.from('COLOSEAL');
const version = 1;
export const saltBytes = 16;
const markBytes = 32;
const tagBytes = 16;
export const headBytes = 64;
export const chunkBytes = 65_536;
export const sealedChunkBytes = chunkBytes + tagBytes;

/** Half a second and 128 MB for each guess. A file of another cost is a file of another version. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

export class WrongPassphrase extends Error {}

export type Keys = { chunks: Buffer; head: Buffer };

/** The same letters typed on another keyboard are the same passphrase. */
export function keysFrom(passphrase: string, salt: Buffer): Promise<Keys> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 64, cost, (error, made) =>
      error ? reject(error) : resolve({ chunks: made.subarray(0, 32), head: made.subarray(32) }),
    );
  });
}

export const isSealed = (start: Buffer) => start.subarray(0, magic.length).equals(magic);

export function headFor({ head: key }: Keys, salt: Buffer): Buffer {
  const plain = Buffer.concat([magic, Buffer.from([version]), Buffer.alloc(7), salt]);
  return Buffer.concat([plain, markOf(key, plain)]);
}

/** The keys of a file, once its head is known to have been written with this passphrase. */
export async function keysOf(head: Buffer, passphrase: string): Promise<Keys> {
  if (head.length < headBytes) throw new Error('it ends too soon');
  const found = head.readUInt8(magic.length);
  if (found !== version) throw new Error(`it is sealed in the way ${found}, which this Colo does not know`);
  const plain = head.subarray(0, headBytes - markBytes);
  const keys = await keysFrom(passphrase, plain.subarray(-saltBytes));
  if (!timingSafeEqual(markOf(keys.head, plain), head.subarray(headBytes - markBytes, headBytes)))
    throw new WrongPassphrase();
  return keys;
}

type Place = { number: number; isLast: boolean };

export function sealChunk({ chunks }: Keys, place: Place, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', chunks, nonceOf(place));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function openChunk({ chunks }: Keys, place: Place, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new Error('it ends too soon');
  const body = sealed.subarray(0, -tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', chunks, nonceOf(place), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new Error(place.isLast ? 'it ends too soon, or its end was changed' : 'a part of it was changed');
  }
}

/** The key is one file's alone, so that counting is enough for no nonce to come twice. */
function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

const markOf = (key: Buffer, plain: Buffer) => createHmac('sha256', key).update(plain).digest();
