import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ImportAnswer, SubscriberFields } from '#shared/specialists/session-admin.schema.ts';
import { readSubscribers } from './subscribers.import.ts';
import { removeSubscriber, saveSubscribers } from './subscribers.repository.ts';

type Keeping = Pick<Services, 'db' | 'clock'>;

export async function putSubscriber(
  { db, clock }: Keeping,
  staffId: StaffId,
  entry: SubscriberFields,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await saveSubscribers(transaction, staffId, { entries: [entry], now });
    await record(transaction, staffId, { action: 'subscriber_saved', subject: entry.email, at: now });
  });
}

/** Undone by putting her back. */
export async function dropSubscriber({ db, clock }: Keeping, staffId: StaffId, email: string): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await removeSubscriber(transaction, staffId, email)))
      throw new Refusal('not_found', 'Nobody subscribed with this address.');
    await record(transaction, staffId, { action: 'subscriber_removed', subject: email, at: clock.now() });
  });
}

export async function importSubscribers(
  { db, clock }: Keeping,
  staffId: StaffId,
  csv: string,
): Promise<ImportAnswer> {
  const { entries, ...told } = readSubscribers(csv);
  const now = clock.now();
  if (entries.length > 0) {
    await db.transaction(async (transaction) => {
      await saveSubscribers(transaction, staffId, { entries, now });
      await record(transaction, staffId, {
        action: 'subscribers_imported',
        subject: String(entries.length),
        at: now,
      });
    });
  }
  return { imported: entries.length, ...told };
}
