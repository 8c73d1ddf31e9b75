import { endLease, type Lease, type LeaseTerms, renewLease, takeLease } from '#server/platform/db/lease.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';

/** One download of an account at a time. A phone that stopped reading keeps its turn for a minute, no longer. */
const oneAtATime: LeaseTerms = { name: 'my-data', seconds: 60 };
const renewAfter = 15 * 1000;

type LeaseServices = Pick<Services, 'db' | 'clock' | 'log'>;
type Chunks = AsyncGenerator<Uint8Array, void>;

/** Waits for nobody: while one of hers runs, the next is asked to come back. */
export async function acquireDownload({ db, clock }: LeaseServices, userId: string): Promise<Lease> {
  const lease = await takeLease(db, oneAtATime, { subject: userId, now: clock.now() });
  if (lease) return lease;
  throw new Refusal('too_many_requests', 'A download of this account is running. Please wait for it.', {
    retryAfterSeconds: oneAtATime.seconds,
  });
}

/** The download while it is hers alone: it keeps the lease as long as it is read, and gives it back at its end. */
export async function* underLease(services: LeaseServices, taken: Lease, chunks: Chunks): Chunks {
  const { db, clock, log } = services;
  let lease = taken;
  let renewedAt = clock.now();
  try {
    for await (const chunk of chunks) {
      yield chunk;
      const now = clock.now();
      if (now.getTime() - renewedAt.getTime() < renewAfter) continue;
      const renewed = await renewLease(db, oneAtATime, { ...lease, now });
      if (!renewed) throw new Error('Another download of this account has begun');
      [lease, renewedAt] = [renewed, now];
    }
  } catch (error) {
    // Its answer has begun: that it broke off is logged here, or nowhere.
    log.error({ err: error }, 'a download broke off');
    throw error;
  } finally {
    await endLease(db, lease);
  }
}
