import type { UserId } from '../../server/features/access/viewer.ts';
import { feedPage } from '../../server/features/community/feed.repository.ts';
import { askedSql } from './asked-sql.ts';
import { motherId } from './fill.ts';
import type { Community } from './ground.ts';

/** How many pages PostgreSQL touches for the first page of the feed: the same however busy the machine is. */
export async function touchedPages({ db }: Community): Promise<number> {
  const { rows: viewers } = await db.query<{ id: UserId }>(`select ${motherId('1')} as id`);
  const { text, values } = await askedSql((listening) =>
    feedPage(listening, viewers[0]?.id, { language: 'pt' }),
  );
  const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
    rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return hit + read;
}
