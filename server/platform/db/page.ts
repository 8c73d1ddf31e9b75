export type Page<Row> = { shown: Row[]; nextCursor: string | null };

/** One row more than a page was asked for: whether there is a next page, without counting. */
export function pageOf<Row extends { position: string }>(rows: Row[], size: number): Page<Row> {
  const shown = rows.slice(0, size);
  return { shown, nextCursor: rows.length > size ? (shown.at(-1)?.position ?? null) : null };
}

/** All of them, a page at a time, each begun where the one before ended. */
export async function* eachPage<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read(cursor);
    yield page.shown;
    cursor = page.nextCursor;
  } while (cursor);
}
