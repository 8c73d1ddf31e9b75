/**
 * A UUID of version 5 (RFC 9562): the same name always gives the same id, on any device. The hash is SHA-1, as the format
 * says; it keeps rows apart and guards no secret.
 */
export function uuid5(namespace: string, name: string): string {
  const bytes = sha1([...bytesOfUuid(namespace), ...new TextEncoder().encode(name)]).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const bytesOfUuid = (uuid: string): number[] =>
  (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function sha1(message: readonly number[]): number[] {
  const words = paddedWords(message);
  const hash = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const block = new Int32Array(80);
  for (let at = 0; at < words.length; at += 16) {
    block.set(words.subarray(at, at + 16));
    mixIn(hash, block);
  }
  return Array.from(hash).flatMap((word) => [24, 16, 8, 0].map((by) => (word >>> by) & 0xff));
}

/** With a one bit behind it and its length at the end, in blocks of sixteen words. */
function paddedWords(message: readonly number[]): Int32Array {
  const words = new Int32Array(((message.length + 8) >> 6) * 16 + 16);
  const put = (byte: number, at: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8));
  };
  message.forEach(put);
  put(0x80, message.length);
  words[words.length - 1] = message.length * 8;
  return words;
}

/** Twenty rounds of each. */
const rounds = [
  { constant: 0x5a827999, mix: (b: number, c: number, d: number) => (b & c) | (~b & d) },
  { constant: 0x6ed9eba1, mix: (b: number, c: number, d: number) => b ^ c ^ d },
  { constant: 0x8f1bbcdc, mix: (b: number, c: number, d: number) => (b & c) | (b & d) | (c & d) },
  { constant: 0xca62c1d6, mix: (b: number, c: number, d: number) => b ^ c ^ d },
] as const;

function mixIn(hash: Int32Array, block: Int32Array): void {
  const word = (at: number) => block[at] ?? 0;
  for (let at = 16; at < 80; at++)
    block[at] = rotated(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1);
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
  for (let at = 0; at < 80; at++) {
    const { constant, mix } = rounds[Math.floor(at / 20) as 0 | 1 | 2 | 3];
    const next = (rotated(a, 5) + mix(b, c, d) + e + constant + word(at)) | 0;
    e = d;
    d = c;
    c = rotated(b, 30);
    b = a;
    a = next;
  }
  for (const [at, value] of [a, b, c, d, e].entries()) hash[at] = (hash[at] ?? 0) + value;
}
