import { useQueryClient } from '@tanstack/react-query';
import { settleOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { myTopics } from './my-topics.ts';

/** Settles her notes and what she saved, wherever she is when the server has answered. */
export function useSettledTopics(): (write: Write) => void {
  const client = useQueryClient();
  return (write) => {
    settleOwnAnswer(client, myTopics, write);
    // The server may have put another phone's words beside hers.
    if (write.kind === 'topic-note.put') client.invalidateQueries({ queryKey: ['own', myTopics.name] });
  };
}
