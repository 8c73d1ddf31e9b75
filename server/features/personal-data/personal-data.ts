import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Bucket } from '#server/platform/media/media-store.ts';

export type Owner = { userId: UserId; email: string };

/** She leaves for good. What she wrote in the community stays, as 'Mãe', or goes too. */
export type Leaver = Owner & { keepCommunityTexts: boolean };

/** Columns by their names in the database, each named by its feature: secrets are not among them. */
export type PersonalRow = Record<string, unknown>;

/** What one table holds about her. A table that is missing in `personal-data.registry.ts` fails a test. */
export type PersonalData = {
  /** The table: also the name of its CSV and of its part in colo.json. */
  table: string;
  rows: (db: Database, owner: Owner) => Promise<PersonalRow[]>;
  /** Only for rows that name her without referencing `users`: those that do go with her row. */
  erase?: (db: Database, leaver: Leaver) => Promise<void>;
  /** Only for what she records of her baby's health and hers: it can go while she stays, with her consent. */
  eraseRecords?: (db: Database, userId: UserId) => Promise<void>;
  /** The media files that her rows name. */
  files?: (db: Database, owner: Owner) => Promise<{ bucket: Bucket; name: string }[]>;
};
