import type * as v from 'valibot';
import type { UserId } from '#server/features/access/viewer.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { mergedNote } from '#shared/topics/note-merge.rules.ts';
import { maxSavedParts, type TopicWriteKind, topicWrites } from '#shared/topics/topics.schema.ts';
import { countOtherSavedParts, noteOf, putNote, savePart, unsavePart } from './topics.repository.ts';

export const topicWriteHandlers: Record<TopicWriteKind, WriteHandler> = {
  'topic-note.put': writeHandler(topicWrites['topic-note.put'], storeNote),
  'saved-part.set': writeHandler(topicWrites['saved-part.set'], setSavedPart),
};

type SentNote = v.InferOutput<(typeof topicWrites)['topic-note.put']>;

/** Her phones take turns at the outbox, so that nobody writes between the reading and the writing. */
async function storeNote(db: Database, userId: UserId, { body: sent, now }: Write<SentNote>): Promise<void> {
  const stored = (await noteOf(db, userId, sent.topic)) ?? null;
  const merged = mergedNote(stored, { ...sent, text: storableText(sent.text) });
  if (merged === 'too_long') return refuseFields({ text: merged });
  await putNote(db, userId, { topic: sent.topic, ...merged, now });
}

type SavedPart = v.InferOutput<(typeof topicWrites)['saved-part.set']>;

async function setSavedPart(
  db: Database,
  userId: UserId,
  { body: told, now }: Write<SavedPart>,
): Promise<void> {
  const part = { kind: told.kind, part: storableText(told.part) };
  if (!told.on) return unsavePart(db, userId, part);
  if ((await countOtherSavedParts(db, userId, part)) >= maxSavedParts) refuseFields({ part: 'too_many' });
  await savePart(db, userId, { ...part, now });
}
