import { presentAuthor } from '#server/features/community/author.presenter.ts';
import type {
  CaseAnswer,
  CaseCard,
  CaseDecision,
  SanctionAnswer,
  WatchedWordAnswer,
} from '#shared/community/moderation.schema.ts';
import type { CaseFile } from './case-file.ts';
import type { watchedWords } from './moderation.table.ts';
import { excerptOf } from './notices.repository.ts';
import type { CardRow } from './queue.repository.ts';
import type { sanctionPage } from './sanctions.repository.ts';

/** Names every field that staff is shown. Whose voice wears a face, and who reported, stay behind. */
export const presentCard = (row: CardRow): CaseCard => ({
  id: row.id,
  state: row.state,
  subject: row.postId ? 'post' : 'comment',
  excerpt: excerptOf(row.content),
  author: presentAuthor(row),
  concern: row.concern,
  watchedWords: row.watchedWords,
  reportCount: row.reportCount,
  hidden: row.isHidden,
  openedAt: row.openedAt.toISOString(),
});

export const presentCase = (file: CaseFile): CaseAnswer => {
  const { row, text, talk } = file;
  return {
    ...presentCard(row),
    content: row.content,
    post: { id: talk.id, content: talk.content, author: presentAuthor(talk) },
    context: file.context.map((comment) => ({
      id: comment.id,
      content: comment.content,
      author: presentAuthor(comment),
      createdAt: comment.createdAt.toISOString(),
      isSubject: comment.id === row.commentId,
    })),
    createdAt: text.createdAt.toISOString(),
    editedAt: text.editedAt?.toISOString() ?? null,
    versions: file.versions.map(({ content, at }) => ({ content, at: at.toISOString() })),
    reports: file.reports.map(({ reason, note, about, at }) => ({
      reason,
      note,
      about,
      at: at.toISOString(),
    })),
    decisions: file.decisions.map(presentDecision),
    appeal:
      row.appealText !== null && row.appealedAt
        ? { text: row.appealText, at: row.appealedAt.toISOString() }
        : null,
    authorHistory: file.history && {
      removed: file.history.removed,
      kept: file.history.kept,
      sanction: file.history.sanction ? presentTerm(file.history.sanction) : null,
    },
  };
};

function presentTerm<Kind>({ kind, until }: { kind: Kind; until: Date | null }) {
  return { kind, until: until?.toISOString() ?? null };
}

function presentDecision(row: CaseFile['decisions'][number]): CaseDecision {
  return {
    decision: row.decision,
    reason: row.reason,
    sanction: row.sanctionKind ? presentTerm({ kind: row.sanctionKind, until: row.until }) : null,
    by: row.by,
    at: row.at.toISOString(),
  };
}

type SanctionRow = Awaited<ReturnType<typeof sanctionPage>>['shown'][number];

export function presentSanction(row: SanctionRow): SanctionAnswer {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    at: row.at.toISOString(),
    name: row.name?.trim() || null,
    anonymous: row.isAnonymous ?? true,
    caseId: row.caseId,
  };
}

export function presentWord(row: typeof watchedWords.$inferSelect): WatchedWordAnswer {
  return { word: row.word, action: row.action, addedAt: row.addedAt.toISOString() };
}
