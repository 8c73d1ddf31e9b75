import { healthConsentOf, healthConsentVersion, healthWriteKinds } from '#shared/consent/consent.rules.ts';
import type {
  ConsentAnswer,
  ConsentGiving,
  ConsentWithdrawal,
  ConsentWriteKind,
} from '#shared/consent/consent.schema.ts';
import { withGiven, withWithdrawn } from '#shared/consent/consent-log.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun, WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchConsents } from './consent.api.ts';

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

/** Her other phone may have answered meanwhile. */
const askAgainMs = 30_000;

export const ownConsents = ownAnswer<ConsentAnswer[]>({
  name: 'consents',
  fetch: fetchConsents,
  nothing: [],
  looksRight: Array.isArray,
  kinds: ['consent.give', 'consent.withdraw'],
  // Once it is given, only the server's word that it is not (`consent_needed`) is a reason to ask again.
  staleTime: (consents) =>
    consents && healthConsentOf(consents) === 'given' ? Number.POSITIVE_INFINITY : askAgainMs,
  after,
});

function after(consents: ConsentAnswer[], { kind, body, madeAt, refused }: Write): ConsentAnswer[] {
  const at = new Date(madeAt).toISOString();
  if (refused) return consents;
  return kind === 'consent.give'
    ? withGiven(consents, body as ConsentGiving, at)
    : withWithdrawn(consents, body as ConsentWithdrawal, at);
}

const answer: WriteKind = {
  describe: (_, { t }) => t('consent.title'),
  mendPath: () => paths.profile,
  acknowledge: acknowledgeIn(ownConsents),
};

export const consentOutbox: OutboxNoun<ConsentWriteKind> = {
  kinds: { 'consent.give': answer, 'consent.withdraw': answer },
  staleKeys: [['own', ownConsents.name]],
};
