import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files as staff, or whoever means ill, would send them: each made here, byte by byte where it has to be wrong. */

/** A photo with shapes in it, soft as a camera makes them: a single colour would hide what is cut off. */
export function photo(width = 800, height = 600) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).blur(5);
}

export const photoWithPlace = () =>
  photo()
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 1/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 1/1',
      },
    })
    .jpeg()
    .toBuffer();

/** A picture of 900 million pixels in a hundred bytes. */
export function decompressionBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
}

const number = (value: number, bytes = 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** Silence in MPEG frames of 1152 samples at 44.1 kHz: 383 of them are ten seconds. */
export function mp3(frames = 383): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export function wav(seconds = 2): Buffer {
  const samples = Buffer.alloc(seconds * 16_000);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  for (const [value, at] of [
    [16, 16],
    [8000, 24],
    [16_000, 28],
    [samples.length, 40],
  ] as const) {
    header.writeUInt32LE(value, at);
  }
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36);
  return Buffer.concat([header, samples]);
}

/** An MP4 of three seconds, as a phone writes it: of sound alone, or with a film. */
export function mp4(brand: string, { film = false } = {}): Buffer {
  const tracks = film ? [track('vide', Buffer.alloc(70)), track('soun', sound)] : [track('soun', sound)];
  const movie = box('mvhd', Buffer.alloc(12), number(1000), number(3000), Buffer.alloc(80));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), number(0), Buffer.from('isom')),
    box('moov', movie, ...tracks),
    box('mdat', Buffer.alloc(100)),
  ]);
}

const sound = Buffer.concat([
  Buffer.alloc(8),
  number(1, 2),
  number(16, 2),
  number(0),
  number(8000, 2),
  number(0, 2),
]);

function track(handler: 'soun' | 'vide', description: Buffer): Buffer {
  const sample = box(handler === 'soun' ? 'mp4a' : 'avc1', Buffer.alloc(6), number(1, 2), description);
  const list = (type: string, ...entry: Buffer[]) => box(type, number(0), number(1), ...entry);
  const samples = box(
    'stbl',
    list('stsd', sample),
    list('stts', number(24), number(1000)),
    list('stsc', number(1), number(24), number(1)),
    box('stsz', number(0), number(4), number(24)),
    list('stco', number(0)),
  );
  return box(
    'trak',
    box('tkhd', Buffer.alloc(12), number(1), Buffer.alloc(68)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(12), number(8000), number(24_000), Buffer.alloc(4)),
      box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
      box('minf', samples),
    ),
  );
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([number(data.length + 8), Buffer.from(type), data]);
}
