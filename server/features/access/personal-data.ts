import { eq, getTableColumns, getTableName, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import type { Bucket } from '#server/platform/media/media-store.ts';
import type { UserId } from './viewer.ts';

export type Owner = { userId: UserId; email: string };

/** She leaves for good. What she wrote in the community stays, as 'Mãe', or goes too. */
export type Leaver = Owner & { keepCommunityTexts: boolean };

/** Columns by their names in the database, each named by its feature: secrets are not among them. */
export type PersonalRow = Record<string, unknown>;

/** Not asked yet: it is read page by page. */
export type PersonalQuery = PromiseLike<PersonalRow[]> & { as: (alias: string) => Subquery };

/** All at once, for tables that hold no more than a handful of hers. */
type Few = { rows: (db: Database, owner: Owner) => PromiseLike<PersonalRow[]>; inOrder?: undefined };

/**
 * Any number, unordered. `inOrder` names columns that it tells, none of them ever empty, and together different in every
 * row: what they are in that order is where a page ends and the next begins.
 */
type Many = {
  rows: (db: Database, owner: Owner) => PersonalQuery;
  inOrder: readonly [string, ...string[]];
  /**
   * What the first of these columns can be in rows of hers, where no index finds them by what makes them hers: each is
   * read by itself, and nobody else's rows are looked at on the way.
   */
  parts?: PartsOf | undefined;
};

export type PartsOf = (db: Database, owner: Owner) => Promise<string[]>;

export type PersonalRows = Few | Many;

/** Some of the rows as a spreadsheet wants them, in a file of that name. */
export type Sheet = Many & { name: string; lineOf: (row: PersonalRow) => PersonalRow };

/** Whose records go: hers, and those of the family that she speaks for. Nobody's where a family's were due by themselves. */
export type Recorder = { userId: UserId | undefined; familyId: string | undefined };

/** What one table holds about her. A table that is missing in `server/personal-data.ts` fails a test. */
export type PersonalData = PersonalRows & {
  /** The table, or the view that the specification knows it by: also the name of its CSV and of its part in colo.json. */
  table: string;
  /** Only for rows that name her without referencing `users`: those that do go with her row. */
  erase?: (db: Database, leaver: Leaver) => Promise<void>;
  /** Only for what she records of her baby's health and hers: it can go while she stays, with her consent. */
  eraseRecords?: (db: Database, whose: Recorder) => Promise<void>;
  /** Its tables for a spreadsheet, where one with the columns of the database would not be read: in them is every row. */
  sheets?: readonly Sheet[];
  /** The files that she takes along, each under a name in her download. */
  downloads?: (db: Database, owner: Owner) => Promise<{ as: string; bucket: Bucket; name: string }[]>;
  /** The media files that her rows name. */
  files?: (db: Database, owner: Owner) => Promise<{ bucket: Bucket; name: string }[]>;
};

type OwnRows<Key> = {
  /** What she is told, in this order. Secrets are not among them. */
  columns: readonly Key[];
  /** Its name in her download, where that is not the table's. */
  as?: string;
  /** As in `Many`. */
  inOrder?: readonly Key[];
  parts?: PartsOf;
  /** Which rows are hers, where no `user_id` of the table says so. */
  whose?: (owner: Owner, db: Database) => SQL | undefined;
  /** They name her without referencing `users`: they are deleted when she leaves. */
  isErased?: boolean;
  /** All of them are health records, as in `eraseRecords`. */
  isHealth?: boolean;
};

/** The rows of a table that are hers, each column under its name in the database. */
export function ownRows<Table extends PgTable, Key extends keyof Table['_']['columns'] & string>(
  table: Table,
  { columns, as, inOrder = [], parts, whose, isErased, isHealth }: OwnRows<Key>,
): PersonalData {
  const known: Record<string, PgColumn> = getTableColumns(table);
  const column = (key: string) => {
    const found = known[key];
    if (!found) throw new Error(`${getTableName(table)} has no ${key}`);
    return found;
  };
  const told = Object.fromEntries(columns.map((key) => [column(key).name, column(key)]));
  const ownedBy = (userId: UserId) => eq(column('userId'), userId);
  const hers = (db: Database, owner: Owner) => (whose ? whose(owner, db) : ownedBy(owner.userId));
  const remove = async (db: Database, which: SQL | undefined): Promise<void> => {
    // Without a condition all mothers' rows would go.
    if (!which) throw new Error(`Which rows of ${getTableName(table)} are hers is not said`);
    await db.delete(table).where(which);
  };
  const [first, ...others] = inOrder.map((key) => column(key).name);
  const all = {
    table: as ?? getTableName(table),
    rows: (db: Database, owner: Owner) =>
      db
        .select(told)
        .from(table as PgTable)
        .where(hers(db, owner)),
    ...(isErased && { erase: (db: Database, leaver: Leaver) => remove(db, hers(db, leaver)) }),
    ...(isHealth && {
      eraseRecords: async (db: Database, { userId }: Recorder) => {
        if (userId) await remove(db, ownedBy(userId));
      },
    }),
  };
  return first === undefined ? all : { ...all, inOrder: [first, ...others], parts };
}

export type HealthRecord = PersonalData & Required<Pick<PersonalData, 'eraseRecords'>>;

export const healthRecordsOf = (all: readonly PersonalData[]): HealthRecord[] =>
  all.filter((data): data is HealthRecord => data.eraseRecords !== undefined);
