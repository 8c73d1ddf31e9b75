import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { savedParts, topicNotes } from './topics.table.ts';

export const topicNoteData: PersonalData = {
  table: 'topic_notes',
  inOrder: ['topic'],
  rows: (db, { userId }) =>
    db
      .select({
        topic: topicNotes.topic,
        text: topicNotes.text,
        revision: topicNotes.revision,
        writer: topicNotes.writer,
        writer_since: topicNotes.writerSince,
        updated_at: topicNotes.updatedAt,
      })
      .from(topicNotes)
      .where(eq(topicNotes.userId, userId)),
};

export const savedPartData: PersonalData = {
  table: 'saved_parts',
  inOrder: ['saved_at', 'kind', 'part'],
  rows: (db, { userId }) =>
    db
      .select({ kind: savedParts.kind, part: savedParts.part, saved_at: savedParts.savedAt })
      .from(savedParts)
      .where(eq(savedParts.userId, userId)),
};
