import { skipToken, useQuery } from '@tanstack/react-query';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { fetchSheet, type SheetWish } from './consultation.api.ts';

const recorded = ['record.put', 'record.delete'];

/**
 * The sheet, as the server makes it. What still waits on this phone is not on it: how much that is, is told, and as it
 * arrives the sheet is asked for anew.
 */
export function useSheet(owner: string, wish: SheetWish | undefined) {
  const waiting = useOutbox(recorded).writes.length;
  const query = useQuery({
    queryKey: ['consultation', 'sheet', owner, wish, waiting],
    queryFn: wish ? ({ signal }) => fetchSheet(wish, signal) : skipToken,
  });
  return { ...query, document: query.data?.document, waiting };
}
