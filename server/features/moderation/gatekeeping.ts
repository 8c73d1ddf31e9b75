import type { UserId } from '#server/features/access/viewer.ts';
import { blurred } from '#server/platform/clock/blurred.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Concern, isUrgent } from '#shared/care/concern.rules.ts';
import { concernIn } from '#shared/care/concern.ts';
import type { CommunityProblem } from '#shared/community/community.schema.ts';
import { hideUntilReviewed, openCase } from './cases.repository.ts';
import { ageOf, assertWithinHour, lockAccountRow, type Writing } from './hourly-limits.ts';
import { hasAcceptedRules } from './rules.repository.ts';
import { isBanned, sanctionOf } from './sanctions.repository.ts';
import { enqueueStaffAlert } from './staff-alert.ts';
import { markTender, type Subject, textOf } from './subject.ts';
import { type WatchedWord, watchedIn, watchedWordsNow } from './watched-words.ts';
import { standingForWriting, type WriterStanding } from './writer-standing.ts';

/** Whether she may write this now. In the transaction that writes it, or two at once could slip through. */
export async function assertMayWrite(
  db: Database,
  userId: UserId,
  { now, ...writing }: Writing & { now: Date },
): Promise<void> {
  await lockAccountRow(db, userId);
  assertAllowed(await standingForWriting(db, userId, now), { ...writing, now });
}

/** The same where it is known how she stands. */
export function assertAllowed(
  standing: WriterStanding | null,
  { now, ...writing }: Writing & { now: Date },
): void {
  if (!standing) throw new Refusal('unauthenticated', 'User not authenticated');
  if (standing.isSilenced) refuseSilenced();
  if (!standing.hasAcceptedRules) refuseWithoutRules();
  const age = ageOf(new Date(standing.createdAt), now);
  assertWithinHour(standing.texts, { ...writing, age, now });
}

const refuseSilenced = () => refuse('silenced', 'Staff asked this account to pause.');
const refuseWithoutRules = () => refuse('rules_not_accepted', 'The rules of the community come first.');

/** Whether others may read her now, here or where she asks a specialist: no pause, and the rules accepted. */
export async function assertMayAsk(db: Database, userId: UserId, now: Date): Promise<void> {
  await assertNotSilenced(db, userId, now);
  if (!(await hasAcceptedRules(db, userId))) refuseWithoutRules();
}

/** A pause and a ban alike. */
export async function assertNotSilenced(db: Database, userId: UserId, now: Date): Promise<void> {
  if (await sanctionOf(db, userId, now)) refuseSilenced();
}

/** Who is banned reads, and does nothing that others notice: no heart, no report. A pause leaves her both. */
export async function assertNotBanned(db: Database, userId: UserId, now: Date): Promise<void> {
  if (await isBanned(db, userId, now)) refuse('silenced', 'Staff asked this account to leave.');
}

function refuse(problem: CommunityProblem, message: string): never {
  throw new Refusal('forbidden', message, { fields: { account: problem } });
}

/** After a text was written or edited. A concern never hides it; a watched word does where staff said so. */
export async function considerText(
  db: Database,
  subject: Subject,
  { content, watched, now }: { content: string; watched?: WatchedWord[]; now: Date },
): Promise<{ concern: Concern | null }> {
  const concern = concernIn(content);
  const { words, isHeld } = watchedIn(watched ?? (await watchedWordsNow(db)), content);
  if (concern || words.length > 0) {
    // As old as the text says it is. One that is on its way reaches staff at once, and not by its very moment, which
    // would tell what else was sent in it.
    const text = await textOf(db, subject);
    const openedAt = text?.appearsAt ? blurred(now) : (text?.editedAt ?? text?.createdAt ?? now);
    // Before the case: whoever holds both takes the text first.
    if (concern && 'postId' in subject) await markTender(db, subject.postId);
    const { id } = await openCase(db, subject, { concern, watchedWords: words, now: openedAt });
    if (isHeld) await hideUntilReviewed(db, id, { subject, now });
    if (isUrgent(concern)) await enqueueStaffAlert(db, openedAt);
  }
  return { concern };
}
