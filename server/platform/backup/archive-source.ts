import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  chunkBytes,
  headBytes,
  isSealed,
  type Keys,
  keysOf,
  openChunk,
  sealedChunkBytes,
} from './sealed-format.ts';

/** An archive's bytes, whichever are wanted, sealed or not. */
export type ArchiveSource = {
  size: number;
  bytes: (start: number, length: number) => Promise<Buffer>;
  read: (start: number, length: number) => Readable;
};

export class PassphraseMissing extends Error {}

/** Throws before a byte of it is believed: for a passphrase that is not its own, and for one that was cut. */
export async function openSource(path: string, passphrase: string | undefined): Promise<ArchiveSource> {
  const { head, size } = await withFile(path, async (file) => ({
    head: await bytesAt(file, 0, headBytes),
    size: (await file.stat()).size,
  }));
  if (!isSealed(head)) return plainSource(path, size);
  if (passphrase === undefined) throw new PassphraseMissing();
  const source = sealedSource(path, size, await keysOf(head, passphrase));
  // Only the chunk that was sealed as the last opens as the last.
  await source.bytes(source.size, 0);
  return source;
}

function plainSource(path: string, size: number): ArchiveSource {
  return {
    size,
    bytes: (start, length) => withFile(path, (file) => bytesAt(file, start, length)),
    read: (start, length) =>
      length === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + length - 1 }),
  };
}

function sealedSource(path: string, fileSize: number, keys: Keys): ArchiveSource {
  const body = fileSize - headBytes;
  const last = Math.max(0, Math.ceil(body / sealedChunkBytes) - 1);
  const size = Math.max(0, body - (last + 1) * (sealedChunkBytes - chunkBytes));
  const chunkAt = async (file: FileHandle, number: number) => {
    const sealed = await bytesAt(file, headBytes + number * sealedChunkBytes, sealedChunkBytes);
    return openChunk(keys, { number, isLast: number === last }, sealed);
  };
  async function* pieces(start: number, length: number): AsyncGenerator<Buffer> {
    const end = start + length;
    const file = await open(path);
    try {
      const first = Math.min(last, Math.floor(start / chunkBytes));
      for (let number = first; number === first || number * chunkBytes < end; number += 1) {
        const from = number * chunkBytes;
        const plain = await chunkAt(file, number);
        yield plain.subarray(Math.max(0, start - from), end - from);
        if (number === last) return;
      }
    } finally {
      await file.close();
    }
  }
  return {
    size,
    bytes: (start, length) => buffer(pieces(start, length)),
    read: (start, length) => (length === 0 ? Readable.from([]) : Readable.from(pieces(start, length))),
  };
}

async function withFile<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Fewer where the file ends before. */
async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const wanted = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(wanted, filled, length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return wanted.subarray(0, filled);
}
