import type { DistanceAnswer, NoticeAnswer, NoticeKind } from '#shared/community/care.schema.ts';
import { mayStillAppeal } from './appeals.service.ts';
import type { distancesOf } from './distances.repository.ts';
import type { noticePage } from './notices.repository.ts';

/** Enough of a talk to know it again. */
const talkLength = 120;

export function presentDistance(row: Awaited<ReturnType<typeof distancesOf>>[number]): DistanceAnswer {
  return {
    id: row.id,
    kind: row.kind,
    of: row.postId
      ? { talk: [...(row.talk ?? '')].slice(0, talkLength).join('') }
      : { name: row.name?.trim() || null },
    since: row.since.toISOString(),
  };
}

const againstHer: readonly NoticeKind[] = ['text_removed', 'silenced', 'banned'];

export function presentNotice(
  row: Awaited<ReturnType<typeof noticePage>>['shown'][number],
  now: Date,
): NoticeAnswer {
  const { caseState: state, appealedAt, decidedAt } = row;
  const mayAppeal =
    againstHer.includes(row.kind) && row.isHurt && mayStillAppeal({ state, appealedAt, decidedAt }, now);
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    excerpt: row.excerpt,
    postId: row.talkId,
    until: row.until?.toISOString() ?? null,
    at: row.createdAt.toISOString(),
    read: row.readAt !== null,
    appealable: mayAppeal ? row.caseId : null,
  };
}
