import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

export const pendingWrites = (): PendingWrite[] => outbox.snapshot().writes.map(pending);

export function usePendingWrites(): PendingWrite[] {
  return useOutbox().writes.map(pending);
}

function pending({ id, kind, body, refused }: Write): PendingWrite {
  if (!refused) return { id, kind, body };
  const { code, fields } = refused;
  return { id, kind, body, refused: { code, ...(fields && { fields }) } };
}
