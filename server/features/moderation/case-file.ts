import type { StaffId } from '#server/features/access/viewer.ts';
import type { Services } from '#server/services.ts';
import {
  commentsAround,
  decidedBefore,
  decisionsOf,
  reportsOf,
  talkOf,
  versionsOf,
} from './case-file.repository.ts';
import { caseById } from './queue.repository.ts';
import { sanctionForSignedTexts } from './sanctions.repository.ts';
import { subjectOf, textOf } from './subject.ts';

/** All that is known about a case; undefined when there is none. */
export async function caseFile({ db, clock }: Pick<Services, 'db' | 'clock'>, reader: StaffId, id: string) {
  const row = await caseById(db, reader, id);
  if (!row) return undefined;
  const subject = subjectOf(row);
  const text = await textOf(db, subject);
  const talk = text && (await talkOf(db, reader, text.postId));
  if (!talk) return undefined;
  // While it is on its way its own date is the moment she wrote it, which tells what else was sent in it.
  const toldAt = text.appearsAt ? row.openedAt : text.createdAt;
  return {
    row,
    text: { ...text, createdAt: toldAt },
    talk,
    context: row.commentId
      ? await commentsAround(db, reader, {
          id: row.commentId,
          postId: text.postId,
          createdAt: text.createdAt,
        }).then((all) => all.map((one) => (one.id === row.commentId ? { ...one, createdAt: toldAt } : one)))
      : [],
    versions: await versionsOf(db, reader, subject),
    reports: await reportsOf(db, reader, id),
    decisions: await decisionsOf(db, reader, id),
    // A history would tell that two anonymous texts are one person's.
    history:
      text.isAnonymous || text.userId === null
        ? null
        : {
            ...(await decidedBefore(db, reader, { userId: text.userId, caseId: id })),
            sanction: await sanctionForSignedTexts(db, reader, { userId: text.userId, now: clock.now() }),
          },
  };
}

export type CaseFile = NonNullable<Awaited<ReturnType<typeof caseFile>>>;
