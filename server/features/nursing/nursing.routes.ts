import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { recordsBegunIn } from '#server/features/diary/records.repository.ts';
import { eachPage } from '#server/platform/db/page.ts';
import { csvDownload } from '#server/platform/http/csv-download.ts';
import { periodOf } from '#server/platform/http/period.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { feedCsvQuerySchema } from '#shared/nursing/nursing.schema.ts';
import { feedHeader, feedLine, fileNames } from './feeds.csv.ts';

const csvPageSize = 500;
/** Years of feeds each time: more than a hand asks for, and little enough for a machine. */
const downloadsPerMother: Limit = { name: 'feeds-csv', points: 30, seconds: 15 * 60 };

const kind = 'feed' as const;

/** The feeds of a family as a file for a spreadsheet. All else is read and recorded as the diary is. */
export function nursingRoutes(services: Services) {
  const { db, clock, log } = services;
  const see = memberOfOpenRecords(services, 'see');
  return new Hono().get('/feeds.csv', see, validate('query', feedCsvQuerySchema), async (c) => {
    const { language, timeZone, ...told } = c.req.valid('query');
    const period = periodOf(told);
    const { userId, familyId, role } = c.var;
    await spend({ db, clock }, downloadsPerMother, userId);
    const pieces = async function* () {
      yield feedHeader(language);
      const read = (cursor: string | null) =>
        recordsBegunIn(db, { familyId, role }, { baby: undefined, kind, period, limit: csvPageSize, cursor });
      for await (const rows of eachPage(read))
        yield rows.map((row) => feedLine(row, language, timeZone)).join('');
    };
    return csvDownload(c, log, { fileName: fileNames[language], pieces: pieces() });
  });
}
