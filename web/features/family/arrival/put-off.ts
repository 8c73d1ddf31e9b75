import { recall, remember } from '#web/platform/query/remembered.ts';

type PutOff = { owner: string | null; until: number };

const name = 'arrival-put-off';
const aDayMs = 24 * 60 * 60 * 1000;

/** "Not yet": for a day this phone does not ask her again. Forgotten when she leaves, as all that is hers. */
export function putOff(owner: string | null): void {
  remember(name, { owner, until: Date.now() + aDayMs } satisfies PutOff);
}

export function isPutOff(owner: string | null): boolean {
  const kept = recall(name, isKept);
  return kept?.owner === owner && Date.now() < kept.until;
}

function isKept(answer: unknown): answer is PutOff {
  const { owner, until } = (answer ?? {}) as Partial<PutOff>;
  return owner !== undefined && typeof until === 'number';
}
