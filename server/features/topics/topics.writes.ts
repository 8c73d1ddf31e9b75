import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { mergedNote } from '#shared/topics/note-merge.rules.ts';
import { maxSavedParts, topicWrites } from '#shared/topics/topics.schema.ts';
import { countOtherSavedParts, noteOf, putNote, savePart, unsavePart } from './topics.repository.ts';

export const topicWriteHandlers = writeHandlers(topicWrites, {
  /** Her phones take turns at the outbox, so that nobody writes between the reading and the writing. */
  'topic-note.put': async (db, userId, { body: sent, now }) => {
    const stored = (await noteOf(db, userId, sent.topic)) ?? null;
    const merged = mergedNote(stored, { ...sent, text: storableText(sent.text) });
    if (merged === 'too_long') return refuseFields({ text: merged });
    await putNote(db, userId, { topic: sent.topic, ...merged, now });
  },
  'saved-part.set': async (db, userId, { body: told, now }) => {
    const part = { kind: told.kind, part: storableText(told.part) };
    if (!told.on) return unsavePart(db, userId, part);
    if ((await countOtherSavedParts(db, userId, part)) >= maxSavedParts) refuseFields({ part: 'too_many' });
    await savePart(db, userId, { ...part, now });
  },
});
