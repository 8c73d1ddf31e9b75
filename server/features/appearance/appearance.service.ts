import { apart, silentSince } from '#server/features/community/appearance.rules.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import {
  dueTexts,
  isTalkPending,
  lockDueText,
  lockEarlierComment,
  type PendingText,
  show,
  showAt,
  showLater,
  wasSeen,
} from './appearance.repository.ts';

/**
 * Shows others what is due, each text in a transaction of its own. Any number of processes may do it at once: which one
 * shows a text, the database decides.
 */
export async function appearDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const coming of await dueTexts(db, clock.now()))
    await db.transaction((transaction) => appear(transaction, coming, clock.now()));
}

async function appear(transaction: Database, coming: PendingText, now: Date): Promise<void> {
  const text = await lockDueText(transaction, coming, now);
  if (!text?.appearsAt) return;
  const since = { any: new Date(now.getTime() - apart), signed: silentSince(now, text.writtenAt) };
  const isSeen = text.userId !== null && (await wasSeen(transaction, text.userId, since));
  const isEarly = coming.kind === 'comment' && (await isTalkPending(transaction, coming.id));
  if (isSeen || isEarly) return showLater(transaction, coming, now);
  const first = coming.kind === 'comment' ? await lockEarlierComment(transaction, coming.id) : undefined;
  if (!first?.appearsAt) return show(transaction, coming, now);
  await showAt(transaction, coming, first.appearsAt);
  await show(transaction, { kind: 'comment', id: first.id }, now);
}
