import { useQueryClient } from '@tanstack/react-query';
import { settleOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { myRoutines } from './my-routines.ts';

/** Settles her routines, wherever she is when the server has answered. */
export function useSettledRoutines(): (write: Write) => void {
  const client = useQueryClient();
  return (write) => settleOwnAnswer(client, myRoutines, write);
}
