import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ImportAnswer, SubscriberFields } from '#shared/specialists/session-admin.schema.ts';
import { readSubscribers } from './subscribers.import.ts';
import { removeSubscriber, saveSubscribers } from './subscribers.repository.ts';

type Desk = Pick<Services, 'db' | 'clock'>;

export async function putSubscriber(desk: Desk, staffId: StaffId, entry: SubscriberFields): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    await saveSubscribers(transaction, staffId, { entries: [entry], now });
    return { action: 'subscriber_saved', subject: entry.email };
  });
}

/** Undone by putting her back. */
export async function dropSubscriber(desk: Desk, staffId: StaffId, email: string): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction) => {
    if (!(await removeSubscriber(transaction, staffId, email)))
      throw new Refusal('not_found', 'Nobody subscribed with this address.');
    return { action: 'subscriber_removed', subject: email };
  });
}

export async function importSubscribers(desk: Desk, staffId: StaffId, csv: string): Promise<ImportAnswer> {
  const { entries, ...told } = readSubscribers(csv);
  if (entries.length > 0)
    await actOfStaff(desk, staffId, async (transaction, now) => {
      await saveSubscribers(transaction, staffId, { entries, now });
      return { action: 'subscribers_imported', subject: String(entries.length) };
    });
  return { imported: entries.length, ...told };
}
