import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { NoteTopic, SavedPartKind } from '#shared/topics/topics.schema.ts';
import { type SavedPartRow, savedParts, type TopicNoteRow, topicNotes } from './topics.table.ts';

export async function notesOf(db: Database, userId: UserId): Promise<TopicNoteRow[]> {
  return db.select().from(topicNotes).where(eq(topicNotes.userId, userId)).orderBy(asc(topicNotes.topic));
}

export async function noteOf(
  db: Database,
  userId: UserId,
  topic: NoteTopic,
): Promise<TopicNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(topicNotes)
    .where(and(eq(topicNotes.userId, userId), eq(topicNotes.topic, topic)));
  return row;
}

type Note = Omit<TopicNoteRow, 'userId' | 'updatedAt'>;

export async function putNote(
  db: Database,
  userId: UserId,
  { topic, now, ...note }: Note & { now: Date },
): Promise<void> {
  const told = { ...note, updatedAt: now };
  await db
    .insert(topicNotes)
    .values({ ...told, userId, topic })
    .onConflictDoUpdate({ target: [topicNotes.userId, topicNotes.topic], set: told });
}

type Part = { kind: SavedPartKind; part: string };

/** The latest first. */
export async function savedPartsOf(db: Database, userId: UserId): Promise<SavedPartRow[]> {
  return db
    .select()
    .from(savedParts)
    .where(eq(savedParts.userId, userId))
    .orderBy(desc(savedParts.savedAt), asc(savedParts.kind), asc(savedParts.part));
}

export function countOtherSavedParts(db: Database, userId: UserId, part: Part): Promise<number> {
  return db.$count(savedParts, and(eq(savedParts.userId, userId), not(sql`(${isPart(part)})`)));
}

const isPart = ({ kind, part }: Part) => and(eq(savedParts.kind, kind), eq(savedParts.part, part));

/** Kept already, it stays where it was. */
export async function savePart(
  db: Database,
  userId: UserId,
  { kind, part, now }: Part & { now: Date },
): Promise<void> {
  await db.insert(savedParts).values({ userId, kind, part, savedAt: now }).onConflictDoNothing();
}

export async function unsavePart(db: Database, userId: UserId, part: Part): Promise<void> {
  await db.delete(savedParts).where(and(eq(savedParts.userId, userId), isPart(part)));
}
