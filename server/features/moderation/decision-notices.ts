import type { NoticeKind } from '#shared/community/care.schema.ts';
import type { NewDecision, SanctionKind } from '#shared/community/moderation.schema.ts';
import { excerptOf, type NewNotice } from './notices.repository.ts';
import type { SubjectText } from './subject.ts';

type Decided = Pick<NewDecision, 'decision' | 'reason'> & {
  caseId: string;
  onAppeal: boolean;
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
  onAppeal,
  text,
  reporters,
  sanction,
}: Decided): NewNotice[] {
  const kind = decision === 'remove' ? 'report_upheld' : 'report_dismissed';
  const notices: NewNotice[] = reporters.map((userId) => ({ userId, caseId, kind, reason, excerpt: null }));
  const { userId, content } = text;
  if (userId === null) return notices;
  const hers = { userId, caseId, reason, excerpt: excerptOf(content) };
  const outcome = outcomeForAuthor(decision, onAppeal, text);
  if (outcome) notices.push({ ...hers, kind: outcome });
  if (sanction)
    notices.push({ ...hers, kind: sanction.kind === 'ban' ? 'banned' : 'silenced', until: sanction.until });
  return notices;
}

/** A text that stayed where it was is no news: she need not learn that somebody minded it. */
function outcomeForAuthor(
  decision: NewDecision['decision'],
  onAppeal: boolean,
  { hiddenAt, removedAt }: Decided['text'],
): NoticeKind | undefined {
  if (onAppeal) return decision === 'keep' ? 'appeal_upheld' : 'appeal_dismissed';
  if (decision === 'remove') return 'text_removed';
  return hiddenAt || removedAt ? 'text_restored' : undefined;
}
