import { eq, type SQL, sql } from 'drizzle-orm';
import { posts } from '#server/features/library/library.table.ts';
import { namedBy } from '#server/features/uploads/unused.sql.ts';
import { mediaUploads } from '#server/features/uploads/uploads.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { type Bucket, type MediaStore, publicBuckets } from '#server/platform/media/media-store.ts';
import { pictureFileName, pictureFormats } from '#server/platform/media/picture-name.ts';
import type { Services } from '#server/services.ts';
import { postRevisions } from './editing.table.ts';

type NamedMedia = { url: string; widths: number[] };

/** Every picture and audio that the article or one of its revisions names. */
export async function articleMedia(transaction: Database, id: string): Promise<NamedMedia[]> {
  const widths = (value: SQL) => sql`coalesce(${value}, '[]'::jsonb)`;
  return rowsOf<NamedMedia>(
    transaction,
    sql`
    select distinct url, widths from (
      select ${posts.imageUrl} as url, ${widths(sql`to_jsonb(${posts.imageWidths})`)} as widths
        from ${posts} where ${eq(posts.id, id)}
      union all select ${posts.audioUrl}, '[]' from ${posts} where ${eq(posts.id, id)}
      union all select ${postRevisions.pictureUrl}, ${widths(sql`${postRevisions.fields} #> '{picture,widths}'`)}
        from ${postRevisions} where ${eq(postRevisions.postId, id)}
      union all select ${postRevisions.audioUrl}, '[]' from ${postRevisions} where ${eq(postRevisions.postId, id)}
    ) as named where url is not null`,
  );
}

/** Removes what nobody names any more, and its note among the uploads. */
export async function forgetUnnamedMedia(
  transaction: Database,
  { media, mediaUsers }: Pick<Services, 'media' | 'mediaUsers'>,
  files: NamedMedia[],
): Promise<void> {
  for (const { url, widths } of files) {
    if (await isNamed(transaction, mediaUsers, url)) continue;
    await transaction.delete(mediaUploads).where(eq(mediaUploads.url, url));
    for (const { bucket, name } of filesAt(url, widths)) await media.remove(bucket, name);
  }
}

async function isNamed(transaction: Database, users: Services['mediaUsers'], url: string): Promise<boolean> {
  const rows = await rowsOf<unknown>(
    transaction,
    sql`select 1 from ${namedBy(users)} where named.url = ${url} limit 1`,
  );
  return rows.length > 0;
}

type StoredFile = { bucket: Bucket; name: string };

/** Named as media.routes.ts serves it: no address leads out of its folder. */
function fileAt(url: string): StoredFile | undefined {
  const [, folder, name = ''] = /^\/media\/([a-z-]+)\/([\w-]+\.[a-z0-9]+)$/.exec(url) ?? [];
  const bucket = publicBuckets.find((one) => one === folder);
  return bucket && { bucket, name };
}

export async function isStored(media: MediaStore, url: string): Promise<boolean> {
  const file = fileAt(url);
  return file !== undefined && (await media.describe(file.bucket, file.name)) !== undefined;
}

/** An audio is one file; a picture is one for each width and format. */
function filesAt(url: string, widths: number[]): StoredFile[] {
  const file = fileAt(url);
  if (!file) return [];
  const { bucket, name } = file;
  const base = /^([\w-]+)-w\d+\.webp$/.exec(name)?.[1];
  if (!base) return [{ bucket, name }];
  return widths.flatMap((width) =>
    pictureFormats.map((format) => ({ bucket, name: pictureFileName(base, width, format) })),
  );
}
