import { healthConsentOf } from '#shared/consent/consent.rules.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import type { HoldBack } from '#web/platform/outbox/hold-back.ts';
import { isRemovalOf } from '#web/platform/outbox/write.ts';
import { isHealthWrite, ownConsents } from './consent.outbox.ts';

/** Where the browser lets nothing be kept, what the server said lives as long as the page. */
const inPage = new Map<string, ConsentAnswer[]>();

export function learnConsents(owner: string, consents: ConsentAnswer[]): void {
  inPage.set(owner, consents);
}

/** The server said otherwise: until it is asked, nothing is known. */
export function unlearnConsents(owner: string): void {
  inPage.delete(owner);
  ownConsents.mirror.forget();
}

/**
 * Health records leave once the server is known to have her consent, and no earlier: what she answered goes first, and
 * they follow when it has arrived. So the order is right however the outbox is split into requests.
 */
export const holdHealthWrites: HoldBack = (owner, writes) => {
  const isAnswering = writes.some(
    (write) => write.owner === owner && ownConsents.kinds.includes(write.kind) && !write.refused,
  );
  if (!isAnswering && isGiven(owner)) return () => false;
  return (write) =>
    isHealthWrite(write) ||
    // A removal may go without consent, but not ahead of what it removes.
    writes
      .slice(0, writes.indexOf(write))
      .some((earlier) => isHealthWrite(earlier) && isRemovalOf(write, earlier));
};

function isGiven(owner: string): boolean {
  return [ownConsents.mirror.read(owner)?.answer, inPage.get(owner)].some(
    (consents) => consents !== undefined && healthConsentOf(consents) === 'given',
  );
}
