import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { quietWrites } from '#shared/quiet/quiet.schema.ts';
import { saveQuiet } from './profile.repository.ts';

export const profileWriteHandlers = writeHandlers(quietWrites, {
  'quiet.put': (db, userId, { body: { quiet }, now }) => saveQuiet(db, userId, { quiet, now }),
});
