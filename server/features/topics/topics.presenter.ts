import type { SavedPartAnswer, TopicNoteAnswer } from '#shared/topics/topics.schema.ts';
import type { SavedPartRow, TopicNoteRow } from './topics.table.ts';

export function presentNote(row: TopicNoteRow): TopicNoteAnswer {
  return { topic: row.topic, text: row.text, revision: row.revision, updatedAt: row.updatedAt.toISOString() };
}

export function presentSavedPart(row: SavedPartRow): SavedPartAnswer {
  return { kind: row.kind, part: row.part, savedAt: row.savedAt.toISOString() };
}
