import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { chunkBytes, headFor, type Keys, keysFrom, saltBytes, sealChunk } from './sealed-format.ts';

/** Where an archive's bytes go, one after the other. */
export type ArchiveSink = {
  write: (bytes: Uint8Array) => Promise<void>;
  /** Nothing follows. */
  end: () => Promise<void>;
};

/** Into the file as they are, or sealed with a passphrase. */
export async function openSink(file: FileHandle, passphrase: string | undefined): Promise<ArchiveSink> {
  const plain = { write: (bytes: Uint8Array) => writeWhole(file, bytes), end: async () => {} };
  if (passphrase === undefined) return plain;
  const salt = randomBytes(saltBytes);
  const keys = await keysFrom(passphrase, salt);
  await plain.write(headFor(keys, salt));
  return sealingSink(plain.write, keys);
}

function sealingSink(write: ArchiveSink['write'], keys: Keys): ArchiveSink {
  let number = 0;
  let filled = 0;
  const chunk = Buffer.alloc(chunkBytes);
  const flush = async (isLast: boolean) => {
    await write(sealChunk(keys, { number, isLast }, chunk.subarray(0, filled)));
    number += 1;
    filled = 0;
  };
  return {
    async write(bytes) {
      for (let from = 0; from < bytes.length; ) {
        // Only once more follows: the last chunk is sealed as the last, full or not.
        if (filled === chunkBytes) await flush(false);
        const piece = bytes.subarray(from, from + chunkBytes - filled);
        chunk.set(piece, filled);
        filled += piece.length;
        from += piece.length;
      }
    },
    end: () => flush(true),
  };
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    from += (await file.write(bytes, from)).bytesWritten;
  }
}
