import type { Env } from './env.ts';
import type { PersonalData } from './features/access/personal-data.ts';
import type { MediaUser } from './features/uploads/unused.sql.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { ErasureLedger } from './platform/erasures/erasure-ledger.ts';
import type { Log } from './platform/log/log.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { SmsSender } from './platform/sms/sms-sender.ts';

/** What every feature is given. Nothing in a feature reaches for the world by itself. */
export type Services = {
  env: Env;
  /** The address in mails and the home of cookies, without trailing slash. */
  appUrl: string;
  /** Keys what must not be guessable from the database alone. */
  secret: string;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Undefined where no message can be sent: then phones are no second factor. */
  sms: SmsSender | undefined;
  media: MediaStore;
  /** Who was erased, beyond the reach of any backup. */
  erasures: ErasureLedger;
  log: Log;
  /** What each feature holds about a mother, in the order of her download. */
  personalData: readonly PersonalData[];
  /** Whoever may name an uploaded file. */
  mediaUsers: readonly MediaUser[];
};
