import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list } from '#server/platform/db/literals.ts';
import {
  type NoteTopic,
  noteTopics,
  type SavedPartKind,
  savedPartKinds,
} from '#shared/topics/topics.schema.ts';

/** Her own words on a topic page: one text each. */
export const topicNotes = pgTable(
  'topic_notes',
  {
    userId: ownerId(),
    topic: text().$type<NoteTopic>().notNull(),
    text: text().notNull(),
    revision: integer().notNull(),
    /** The phone that wrote last, and the revision on which its unbroken run of texts began. */
    writer: uuid().notNull(),
    writerSince: integer('writer_since').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    check('topic_notes_topic_check', sql`${table.topic} in (${list(noteTopics)})`),
    check('topic_notes_revision_check', sql`${table.revision} >= 1`),
  ],
);

/** Foods and sections that she keeps. */
export const savedParts = pgTable(
  'saved_parts',
  {
    userId: ownerId(),
    kind: text().$type<SavedPartKind>().notNull(),
    part: text().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.part] }),
    check('saved_parts_kind_check', sql`${table.kind} in (${list(savedPartKinds)})`),
    check('saved_parts_part_check', sql`char_length(${table.part}) between 1 and 64`),
  ],
);

export type TopicNoteRow = typeof topicNotes.$inferSelect;
export type SavedPartRow = typeof savedParts.$inferSelect;
