import type { FeedbackStats } from '#server/features/library/feedback.repository.ts';
import type {
  ArticleOpinionsAnswer,
  EditingArticleAnswer,
  EditingRowAnswer,
  RevisionAnswer,
  UnsavedDraftsAnswer,
} from '#shared/editing/editing.schema.ts';
import { articleExcerpt } from '#shared/library/highlight.rules.ts';
import { excerptLength } from '#shared/library/library.rules.ts';
import { fieldsOf } from './article-fields.ts';
import { stateOf } from './article-state.ts';
import type { draftOf, unsavedDrafts } from './drafts.repository.ts';
import type { articleForEditing } from './editing.repository.ts';
import type { editingPage } from './editing-list.repository.ts';
import type { suggestionPage } from './opinions.repository.ts';
import type { revisionOf, revisionsOf } from './revisions.repository.ts';

type Row = Awaited<ReturnType<typeof editingPage>>['shown'][number];
type ArticleRow = Awaited<ReturnType<typeof articleForEditing>>;
type DraftRow = Awaited<ReturnType<typeof draftOf>>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentRow(row: Row): EditingRowAnswer {
  return {
    id: row.id,
    title: row.title,
    excerpt: articleExcerpt(row.beginning, excerptLength),
    category: row.category,
    language: row.language,
    author: row.author,
    state: stateOf(row),
    publishAt: instant(row.publishAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: instant(row.deletedAt),
    pair: row.pair && { id: row.pair.id, language: row.pair.language },
  };
}

export function presentForEditing(id: string, row: ArticleRow, draft: DraftRow): EditingArticleAnswer {
  return {
    id,
    version: row?.version ?? 0,
    saved: row
      ? {
          fields: fieldsOf(row),
          state: stateOf(row),
          publishAt: instant(row.publishAt),
          createdAt: row.createdAt.toISOString(),
          savedAt: row.updatedAt.toISOString(),
          savedBy: row.savedBy ?? '',
        }
      : null,
    draft: draft
      ? { fields: draft.fields, baseVersion: draft.baseVersion, keptAt: draft.keptAt.toISOString() }
      : null,
    pair: row?.twin ? { id: row.twin.id, language: row.twin.language, title: row.twin.title } : null,
  };
}

export function presentUnsaved(
  row: Awaited<ReturnType<typeof unsavedDrafts>>[number],
): UnsavedDraftsAnswer['drafts'][number] {
  return { id: row.id, title: row.title, keptAt: row.keptAt.toISOString() };
}

type RevisionRow = Awaited<ReturnType<typeof revisionsOf>>[number];

export function presentListedRevision(row: RevisionRow): Omit<RevisionAnswer, 'fields'> {
  return {
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy ?? '',
    state: row.state,
  };
}

export function presentRevision(row: NonNullable<Awaited<ReturnType<typeof revisionOf>>>): RevisionAnswer {
  return { ...presentListedRevision(row), fields: row.fields };
}

type Suggestions = Awaited<ReturnType<typeof suggestionPage>>;

/** Never who said it: readers speak freely. */
export function presentOpinions(
  stats: FeedbackStats,
  { shown, nextCursor }: Suggestions,
): ArticleOpinionsAnswer {
  return {
    totalFeedback: stats.totalFeedback,
    helpfulPercentage: stats.helpfulPercentage,
    suggestions: shown.map(({ id, isHelpful, suggestion, createdAt }) => ({
      id,
      isHelpful,
      suggestion,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}
