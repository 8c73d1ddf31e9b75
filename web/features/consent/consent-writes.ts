import { healthConsentVersion, healthWriteKinds } from '#shared/consent/consent.rules.ts';
import type { ConsentGiving, ConsentWithdrawal, ConsentWriteKind } from '#shared/consent/consent.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

/** By the outbox, as everything she does: also without a network, and once. */
const add = (kind: ConsentWriteKind, body: ConsentGiving | ConsentWithdrawal) => outbox.add(kind, body);

export const giveConsent = (): Promise<void> =>
  add('consent.give', { kind: 'health-data', version: healthConsentVersion });

/** Deleting takes what never left this phone, too; closing lets it wait here. */
export async function withdrawConsent(records: ConsentWithdrawal['records']): Promise<void> {
  if (records === 'delete')
    await Promise.all(
      outbox
        .snapshot()
        .writes.filter(isHealthWrite)
        .map(({ id }) => outbox.discard(id)),
    );
  await add('consent.withdraw', { kind: 'health-data', records });
}

export const isHealthWrite = ({ kind }: Write): boolean => healthWriteKinds.some((one) => one === kind);

/** A feed, its timer and a change to it are one record to her. */
export const countRecords = (writes: readonly Write[]): number =>
  new Set(writes.filter(isHealthWrite).map(({ id, key }) => key ?? id)).size;
