import { maxWritesPerSync } from '#shared/sync/sync.rules.ts';
import type { HoldBack } from './hold-back.ts';
import type { Write } from './write.ts';

/** A character is at most three bytes on the wire: together they stay below the server's four megabytes. */
const mostCharacters = 1_000_000;

export type BatchLimit = { writes: number; characters: number };

export const fullBatch: BatchLimit = { writes: maxWritesPerSync, characters: mostCharacters };

type Choosing = { owner: string; limit: BatchLimit; holdBack: HoldBack };

/** The first of her writes that may go, as many as one request carries; always one if there is one. */
export function nextBatch(writes: readonly Write[], { owner, limit, holdBack }: Choosing): Write[] {
  const batch: Write[] = [];
  const isHeld = holdBack(owner, writes);
  let characters = 0;
  for (const write of writes) {
    if (write.owner !== owner || write.refused || isHeld(write)) continue;
    characters += JSON.stringify(write.body ?? null).length;
    if (batch.length > 0 && (batch.length >= limit.writes || characters > limit.characters)) break;
    batch.push(write);
  }
  return batch;
}
