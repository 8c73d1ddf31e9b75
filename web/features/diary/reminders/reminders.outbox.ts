import { paths } from '#shared/navigation/paths.ts';
import {
  maxReminders,
  type Reminder,
  type RemindersAnswer,
  type ReminderWriteKind,
} from '#shared/reminders/reminder.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import type { Write } from '#web/platform/outbox/write.ts';

const add = (kind: ReminderWriteKind, body: { id: string }) =>
  outbox.add(kind, body, { supersedes: body.id });

/** What she wishes to hear of goes by the outbox, so that it arrives, once. */
export const putReminder = (reminder: Reminder): Promise<void> => add('diary-reminder.put', reminder);

export const removeReminder = ({ id, familyId }: Reminder): void =>
  void add('diary-reminder.remove', { id, familyId } as { id: string });

export const remindersKey = ['reminders'] as const;

/** The answer of one family as it is once the server has taken this write. */
export function remindersAfter(
  { reminders }: RemindersAnswer,
  { kind, body }: Pick<Write, 'kind' | 'body'>,
  familyId: string | null,
): RemindersAnswer {
  const told = body as Reminder;
  if (told.familyId !== familyId) return { reminders };
  const others = reminders.filter(({ id }) => id !== told.id);
  if (kind === 'diary-reminder.remove') return { reminders: others };
  const isKnown = others.length < reminders.length;
  return {
    reminders: isKnown ? reminders.map((one) => (one.id === told.id ? told : one)) : [...reminders, told],
  };
}

const whatOf = ({ body }: Write) => (body as { what?: string } | null)?.what;

export const remindersOutbox: OutboxNoun<ReminderWriteKind> = {
  kinds: {
    'diary-reminder.put': {
      describe: (write, { t }) => t('reminders.write', { what: whatOf(write) ?? t('reminders.noFeedName') }),
      reason: ({ refused }, { t }) =>
        refused?.fields?.id === 'too_many' ? t('reminders.tooMany', { n: maxReminders }) : undefined,
      mendPath: () => paths.diary,
      acknowledge: correct,
    },
    'diary-reminder.remove': { describe: (_, { t }) => t('reminders.writeRemove'), acknowledge: correct },
  },
  staleKeys: [remindersKey],
  forget: (client) => void client.resetQueries({ queryKey: remindersKey }),
};

function correct(client: Parameters<typeof correctQueries>[0], write: Write): void {
  correctQueries<RemindersAnswer>(client, remindersKey, (answer, [, , familyId]) =>
    remindersAfter(answer, write, familyId as string | null),
  );
}
