import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { dailyWrites } from '#shared/daily/daily.schema.ts';
import { dropMark, setMark } from './marks.repository.ts';

/** What daily content takes from the outbox. */
export const dailyWriteHandlers = writeHandlers(dailyWrites, {
  'daily-mark.set': async (db, userId, { body: { contentId, mark, on }, now }) => {
    // Taking back needs no content: where it vanished, it is so already.
    if (!on) return dropMark(db, userId, { contentId, mark });
    if (!(await setMark(db, userId, { contentId, mark, now })))
      throw new Refusal('not_found', 'There is no such content.');
  },
});
