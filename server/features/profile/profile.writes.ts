import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { quietWrites } from '#shared/quiet/quiet.schema.ts';
import { sayQuiet } from './quiet.service.ts';

export const profileWriteHandlers = writeHandlers(quietWrites, {
  'quiet.put': (db, userId, { body: { quiet }, now }) => sayQuiet(db, userId, { quiet, now }),
});
