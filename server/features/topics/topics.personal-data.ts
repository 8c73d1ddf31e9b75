import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { savedParts, topicNotes } from './topics.table.ts';

export const topicNoteData: PersonalData = ownRows(topicNotes, {
  columns: ['topic', 'text', 'revision', 'writer', 'writerSince', 'updatedAt'],
  inOrder: ['topic'],
});

export const savedPartData: PersonalData = ownRows(savedParts, {
  columns: ['kind', 'part', 'savedAt'],
  inOrder: ['savedAt', 'kind', 'part'],
});
