import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#web/platform/outbox/write.ts';
import { settleSleeps } from './settle-sleeps.ts';

/** For whoever hears of every write that was taken, beside every screen. */
export function useSettledSleeps(): (write: Write) => void {
  const client = useQueryClient();
  return (write) => settleSleeps(client, write);
}
