import { type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import { type QuietWriteKind, quietWrites } from '#shared/quiet/quiet.schema.ts';
import { saveQuiet } from './profile.repository.ts';

export const profileWriteHandlers: Record<QuietWriteKind, WriteHandler> = {
  'quiet.put': writeHandler(quietWrites['quiet.put'], (db, userId, { body: { quiet }, now }) =>
    saveQuiet(db, userId, { quiet, now }),
  ),
};
