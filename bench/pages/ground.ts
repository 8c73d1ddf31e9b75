import type pg from 'pg';
import { addBabies, daysAgo } from '../family.ts';
import { addFeeds, signedInMother } from '../mother.ts';

/** What the pages are of, and the secret of the sign-in session of somebody who sees them. */
export type Ground = { cookie: string; articleId: string; slug: string };

/** The catalogue and the community of a demo, and a mother of a baby of three months with fifty feeds. */
export async function fillColo(database: pg.Client): Promise<Ground> {
  const cookie = await mother(database);
  const { rows } = await database.query<{ id: string }>(
    `select id from posts where language = 'pt' order by length(content) desc limit 1`,
  );
  const articleId = rows[0]?.id ?? '';
  return { cookie, articleId, slug: await slugOf(database, articleId) };
}

async function mother(database: pg.Client): Promise<string> {
  const who = await signedInMother(database);
  await addBabies(database, { name: 'Théo', born: daysAgo(90) }, who.userId);
  await addFeeds(database, who, { count: 50, apart: '3 hours' });
  await database.query('analyze');
  return who.secret;
}

async function slugOf(database: pg.Client, articleId: string): Promise<string> {
  const { rows } = await database.query<{ slug: string }>('select slug from posts where id = $1', [
    articleId,
  ]);
  return rows[0]?.slug ?? '';
}
