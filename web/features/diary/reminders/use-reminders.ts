import { useQuery } from '@tanstack/react-query';
import type { RemindersAnswer } from '#shared/reminders/reminder.schema.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { fetchReminders } from './reminders.api.ts';
import { remindersAfter, remindersKey } from './reminders.outbox.ts';

const kinds = ['diary-reminder.put', 'diary-reminder.remove'];
const nothing: RemindersAnswer = { reminders: [] };

/** What she wishes to hear of in this family and baby, with what her phone has yet to send on top. */
export function useReminders({ owner, familyId, babyId }: DiaryPlace) {
  const query = useQuery({
    queryKey: [...remindersKey, owner, familyId],
    queryFn: ({ signal }) => fetchReminders(familyId ?? '', signal),
    enabled: owner !== null && familyId !== null,
  });
  const { writes, acknowledged } = useOutbox(kinds);
  const waiting = writes.filter(({ refused }) => !refused);
  const { reminders } = [...acknowledged, ...waiting].reduce(
    (answer, write) => remindersAfter(answer, write, familyId),
    query.data ?? nothing,
  );
  return {
    reminders: reminders.filter((one) => one.babyId === null || one.babyId === babyId),
    isKnown: query.data !== undefined,
    hasFailed: query.isError && query.data === undefined,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
