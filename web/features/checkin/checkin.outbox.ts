import type { Checkin, CheckinsAnswer, CheckinWriteKind } from '#shared/checkin/checkin.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchCheckins } from './checkin.api.ts';

const add = (kind: CheckinWriteKind, body: unknown, supersedes: string): Promise<void> =>
  outbox.add(kind, body, { supersedes });

/** Her yes goes ahead of the first in the order of the outbox. */
export const agree = () => add('checkin.agree', {}, 'check-ins');
export const putCheckin = (checkin: Checkin) => add('checkin.put', checkin, checkin.id);
export const removeCheckin = ({ id }: Checkin) => add('checkin.remove', { id }, id);
/** What waits goes too: none of it arrives behind the deletion. */
export async function endCheckins(): Promise<void> {
  const waiting = outbox.snapshot().writes.filter(({ kind }) => kind.startsWith('checkin.'));
  for (const { id } of waiting) await outbox.discard(id);
  await add('checkin.end', {}, 'check-ins');
}

export const myCheckins = ownAnswer<CheckinsAnswer>({
  name: 'checkins',
  fetch: fetchCheckins,
  nothing: { hasAgreed: false, checkins: [] },
  looksRight: ({ checkins }) => Array.isArray(checkins),
  kinds: ['checkin.agree', 'checkin.put', 'checkin.remove', 'checkin.end'],
  after,
});

function after(answer: CheckinsAnswer, { kind, body }: Write): CheckinsAnswer {
  if (kind === 'checkin.agree') return { ...answer, hasAgreed: true };
  if (kind === 'checkin.end') return { hasAgreed: false, checkins: [] };
  const { id } = body as { id: string };
  const others = answer.checkins.filter((checkin) => checkin.id !== id);
  if (kind === 'checkin.remove') return { ...answer, checkins: others };
  const newestFirst = (a: Checkin, b: Checkin) => Date.parse(b.at) - Date.parse(a.at);
  return { ...answer, checkins: [body as Checkin, ...others].sort(newestFirst) };
}

const acknowledge = acknowledgeIn(myCheckins);
const mendPath = () => paths.checkin;

/** Somebody else may look at what waits: no word of hers stands there. */
export const checkinOutbox: OutboxNoun<CheckinWriteKind> = {
  kinds: {
    'checkin.agree': { describe: (_, { t }) => t('checkin.writeAgree'), acknowledge },
    'checkin.put': { describe: (_, { t }) => t('checkin.writePut'), mendPath, acknowledge },
    'checkin.remove': { describe: (_, { t }) => t('checkin.writeRemove'), acknowledge },
    'checkin.end': { describe: (_, { t }) => t('checkin.writeEnd'), acknowledge },
  },
  staleKeys: [['own', myCheckins.name]],
};
