import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ifThere } from '../files/if-there.ts';
import { Refusal } from '../http/refusal.ts';

export type ReceivedFile = { path: string; size: number };
export type FileBody = AsyncIterable<Uint8Array>;

/**
 * Lets `use` work on a body that was written to disk as it came, a piece at a time: memory stays flat whatever its
 * size, and at the first byte beyond `maxBytes` it is stopped. The file is gone afterwards, however it ends.
 */
export async function withReceivedFile<Result>(
  folder: string,
  { body, maxBytes }: { body: FileBody; maxBytes: number },
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    let size = 0;
    const counted = async function* () {
      for await (const piece of body) {
        size += piece.length;
        if (size > maxBytes) refuseLarge(maxBytes);
        yield piece;
      }
    };
    await pipeline(counted, createWriteStream(path, { flags: 'wx' }));
    if (size === 0) throw new Refusal('upload_empty', 'The file is empty.');
    return await use({ path, size });
  } finally {
    await rm(path, { force: true });
  }
}

/** Says no before anything is read, where the sender names the length. */
export function refuseAnnounced(contentLength: string | undefined, maxBytes: number): void {
  if (Number(contentLength ?? 0) > maxBytes) refuseLarge(maxBytes);
}

function refuseLarge(maxBytes: number): never {
  throw new Refusal('too_large', `At most ${Math.floor(maxBytes / 1024 / 1024)} MB are accepted.`);
}

const dayMs = 24 * 60 * 60 * 1000;

/** What a process left behind that was killed while receiving. */
export async function forgetLeftFiles(folder: string, now: Date): Promise<void> {
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const file = await ifThere(stat(path));
    if (file && now.getTime() - file.mtimeMs > dayMs) await rm(path, { force: true });
  }
}

/** Left unread rather than cancelled when it is refused: cancelling would close the line before the answer. */
export async function* piecesOf(body: ReadableStream<Uint8Array> | null): FileBody {
  if (!body) return;
  try {
    yield* body.values({ preventCancel: true });
  } catch (error) {
    throw new Refusal('invalid_input', 'The upload broke off before the end.', { cause: error });
  }
}
