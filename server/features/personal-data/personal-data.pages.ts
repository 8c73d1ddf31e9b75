import { and, asc, eq, isNotNull, isNull, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type {
  Owner,
  PersonalQuery,
  PersonalRow,
  PersonalRows,
} from '#server/features/access/personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';

export const rowsPerPage = 100;

/** Her rows of one table, as many at a time as fit easily in memory, however many there are. No page is empty. */
export async function* pagesOf(
  db: Database,
  owner: Owner,
  data: PersonalRows,
): AsyncGenerator<PersonalRow[], void> {
  if (data.inOrder) {
    const { inOrder, parts } = data;
    return yield* keysetPages(db, data.rows(db, owner), { inOrder, values: await parts?.(db, owner) });
  }
  const rows = await data.rows(db, owner);
  if (rows.length > 0) yield rows;
}

type Hers = { from: Subquery; columns: Record<string, AnyPgColumn>; inOrder: readonly string[] };

/** Each page begins after the last row of the one before: no row twice, and none counted over to be skipped. */
async function* keysetPages(
  db: Database,
  query: PersonalQuery,
  { inOrder, values }: { inOrder: readonly string[]; values: string[] | undefined },
): AsyncGenerator<PersonalRow[], void> {
  const from = query.as('hers');
  const named = from as unknown as Record<string, AnyPgColumn>;
  const columns = Object.fromEntries(
    Object.keys(from._.selectedFields).flatMap((name) => (named[name] ? [[name, named[name]]] : [])),
  );
  // Of one family after the other, its column orders nothing any more.
  const hers = { from, columns, inOrder: values ? inOrder.slice(1) : inOrder };
  for (const part of partsOf(columns, values && { column: inOrder[0] ?? '', values })) {
    let last: string | undefined;
    do {
      const rows = await readPage(db, hers, { part, last });
      last = rows.length === rowsPerPage ? rows.at(-1)?.position : undefined;
      if (rows.length > 0) yield rows.map(({ row }) => row);
    } while (last);
  }
}

/**
 * What she deleted comes first, then the rest: each of the two is found by an index of its own. What she takes back
 * meanwhile is then told twice rather than not at all.
 */
function partsOf(
  columns: Hers['columns'],
  families: { column: string; values: string[] } | undefined,
): (SQL | undefined)[] {
  const { deleted_at, [families?.column ?? '']: column } = columns;
  const ages = deleted_at ? [isNotNull(deleted_at), isNull(deleted_at)] : [undefined];
  if (!families || !column) return ages;
  return ages.flatMap((age) => families.values.map((value) => and(age, eq(column, value))));
}

async function readPage(
  db: Database,
  hers: Hers,
  { part, last }: { part: SQL | undefined; last: string | undefined },
) {
  const key = hers.inOrder.map((name) => {
    const column = hers.columns[name];
    if (!column) throw new Error(`Her rows cannot be put in order by ${name}, which is not told`);
    return column;
  });
  // As text: a JavaScript date would lose microseconds, and the next page a row.
  const position = sql<string>`json_build_array(${list(key.map((column) => sql`${column}::text`))})::text`;
  return db
    .select({ row: hers.columns, position })
    .from(hers.from)
    .where(and(part, last ? beyond(key, JSON.parse(last)) : undefined))
    .orderBy(...key.map((column) => asc(column)))
    .limit(rowsPerPage);
}

function beyond(key: AnyPgColumn[], last: string[]): SQL {
  const values = key.map((column, at) => sql`${last[at]}::${sql.raw(column.getSQLType())}`);
  return sql`(${list(key.map((column) => sql`${column}`))}) > (${list(values)})`;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
