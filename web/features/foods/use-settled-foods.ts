import { useQueryClient } from '@tanstack/react-query';
import { settleOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { foodDiary } from './food-diary.ts';

/** Settles what she wrote into the food diary, wherever she is when the server has answered. */
export function useSettledFoods(): (write: Write) => void {
  const client = useQueryClient();
  return (write) => settleOwnAnswer(client, foodDiary, write);
}
