import type { NoticeKind } from '#shared/community/care.schema.ts';
import type { AppealOutcome, NewDecision, SanctionKind } from '#shared/community/moderation.schema.ts';
import { excerptOf, type NewNotice } from './notices.repository.ts';
import type { SubjectText } from './subject.ts';

type Decided = Pick<NewDecision, 'decision' | 'reason'> & {
  caseId: string;
  /** What she is told about her appeal, where there was one. */
  appeal: AppealOutcome | undefined;
  /** As it was before the decision. */
  text: Pick<SubjectText, 'userId' | 'content' | 'hiddenAt' | 'removedAt'>;
  reporters: string[];
  sanction: { kind: SanctionKind; until: Date | null } | undefined;
};

/** Both sides hear the outcome and the reason. Who reported is told of no text: it is not hers to keep. */
export function decisionNotices({
  caseId,
  decision,
  reason,
  appeal,
  text,
  reporters,
  sanction,
}: Decided): NewNotice[] {
  const kind = decision === 'remove' ? 'report_upheld' : 'report_dismissed';
  const notices: NewNotice[] = reporters.map((userId) => ({ userId, caseId, kind, reason, excerpt: null }));
  const { userId, content } = text;
  if (userId === null) return notices;
  const hers = { userId, caseId, reason, excerpt: excerptOf(content) };
  for (const outcome of outcomesForAuthor(decision, appeal, text)) notices.push({ ...hers, kind: outcome });
  if (sanction)
    notices.push({ ...hers, kind: sanction.kind === 'ban' ? 'banned' : 'silenced', until: sanction.until });
  return notices;
}

/**
 * A text that stayed where it was is no news: she need not learn that somebody minded it. Of an appeal she hears what
 * became of it, and of the text where that does not say it.
 */
function outcomesForAuthor(
  decision: NewDecision['decision'],
  appeal: AppealOutcome | undefined,
  { hiddenAt, removedAt }: Decided['text'],
): NoticeKind[] {
  const restored: NoticeKind[] = hiddenAt || removedAt ? ['text_restored'] : [];
  if (!appeal) return decision === 'remove' ? ['text_removed'] : restored;
  const removed: NoticeKind[] = removedAt ? [] : ['text_removed'];
  if (decision === 'remove') return [`appeal_${appeal}`, ...removed];
  return appeal === 'upheld' ? ['appeal_upheld'] : ['appeal_dismissed', ...restored];
}
