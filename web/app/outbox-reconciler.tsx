import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useConsentKeeping } from '#web/features/consent/use-consent-keeping.ts';
import { useHealthConsent } from '#web/features/consent/use-health-consent.ts';
import { usePhotoDelivery } from '#web/features/photos/use-photo-delivery.ts';
import { useWaitingQuiet } from '#web/features/quiet/quiet.outbox.ts';
import { clearTimers } from '#web/features/timer/forget-unsaved.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useChangesElsewhere } from '#web/platform/outbox/use-changes-elsewhere.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { type AcknowledgedWrite, isRefused } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { outboxes, writeKinds } from './outboxes.ts';

/** Mounted once, beside every screen: what becomes of her writes, by the tables of all nouns. Nothing waits for it. */
export default function OutboxReconciler(): null {
  const owner = useOwner();
  useConsentKeeping(owner);
  useWaitingQuiet();
  useAcknowledged();
  useRefused();
  useStaleRecords(owner);
  useForgottenRecords(owner);
  usePhotoDelivery(owner);
  return null;
}

/** The server has taken a write: the cached answers say the same, and the outbox lets go of it as the page hears that. */
function useAcknowledged(): void {
  const client = useQueryClient();
  const t = useTexts();
  const language = useLanguage();
  const reconcile = useEffectEvent((write: AcknowledgedWrite, onTold: () => void) => {
    const kind = writeKinds.get(write.kind);
    notifyManager.batch(() => {
      const applied = kind?.acknowledge?.(client, write);
      if (applied) void applied.then(onTold);
      else notifyManager.schedule(onTold);
    });
    if (kind?.acknowledged && document.visibilityState === 'visible')
      toast(kind.acknowledged(write, { t, language, client }));
  });
  useEffect(() => appOutbox.reconcile(reconcile), []);
}

/** Each refusal is told once, and one of another day is not news. */
function useRefused(): void {
  const { writes } = useOutbox();
  const t = useTexts();
  const language = useLanguage();
  const tell = useEffectEvent(() => {
    for (const write of writes.filter(isRefused)) {
      const refused = writeKinds.get(write.kind)?.refused;
      if (!refused) continue;
      if (!refused.keeps) void appOutbox.discard(write.id);
      if (appOutbox.isRefusalNews(write.id))
        toast({ ...refused.say(write, { t, language }), tone: 'destructive' });
    }
  });
  const state = writes.map(({ id, refused }) => `${id} ${Boolean(refused)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever one of them changes.
  useEffect(() => tell(), [state]);
}

/** What she recorded on another phone is on this one within half a minute, and at once when she comes back to it. */
export function useStaleRecords(owner: string | null): void {
  const client = useQueryClient();
  useChangesElsewhere(owner, {
    onChanged: (changed) => {
      const isOld = ({ kinds }: (typeof outboxes)[number]) =>
        changed === 'all' || Object.keys(kinds).some((kind) => changed.has(kind));
      for (const queryKey of outboxes.filter(isOld).flatMap(({ staleKeys = [] }) => staleKeys))
        void client.invalidateQueries({ queryKey });
    },
    onFamilies: (families) => {
      if (owner !== null) for (const { follow } of outboxes) follow?.(client, owner, families);
    },
  });
}

/** She took her consent back, here or elsewhere: this phone's copies of her records go, at once and when it has arrived. */
function useForgottenRecords(owner: string | null): void {
  const client = useQueryClient();
  const { status, waiting } = useHealthConsent(owner);
  const isTakenBack = status === 'closed' || status === 'withdrawn';
  const isArrived = waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read until it arrived goes, too.
  useEffect(() => {
    if (isTakenBack) for (const { forget } of outboxes) forget?.(client);
  }, [client, isTakenBack, isArrived]);

  // No screen shows what is closed: what is under way is offered again, as from another phone, once she opens it.
  const closedOwner = status === 'closed' ? owner : null;
  useEffect(() => {
    if (closedOwner !== null) clearTimers(closedOwner);
  }, [closedOwner]);
}
