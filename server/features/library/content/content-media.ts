import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { makePictures, type Pictures, storePictures } from '#server/platform/media/picture.ts';
import type { Services } from '#server/services.ts';
import { attachMedia, type LoadedArticle, loadedArticles } from './content.repository.ts';
import type { ContentArticle } from './content-folder.ts';

export type MediaServices = Pick<Services, 'db' | 'media' | 'log'>;

/**
 * Gives each article the audio and the cover that lie beside it, unless it has them. Stops between two when asked.
 * Recordings come first: they are only copied, while pictures take seconds to make.
 */
export async function attachMissingMedia(
  services: MediaServices,
  articles: ContentArticle[],
  signal: AbortSignal,
): Promise<void> {
  const rows = new Map((await loadedArticles(services.db)).map((row) => [row.contentKey, row]));
  const ours = articles.flatMap((article) => {
    const row = rows.get(article.key);
    return row?.isOurs ? [{ article, row }] : [];
  });
  for (const { article, row } of ours) {
    if (signal.aborted) return;
    await attachAudio(services, article, row);
  }
  const covers = new Map<string, Awaited<ReturnType<typeof storeCover>>>();
  for (const { article, row } of ours) {
    if (signal.aborted) return;
    if (!article.cover || hasCover(article, row)) continue;
    // Both languages share one drawing: it is made once.
    const cover = covers.get(article.slug) ?? (await storeCover(services, article.slug, article.cover));
    covers.set(article.slug, cover);
    await attachMedia(services.db, article.key, { ...cover, imageAlt: article.cover.alt });
  }
}

const coverName = (slug: string, hash: string) => `${slug}-${hash}`;

function hasCover({ slug, cover }: ContentArticle, row: LoadedArticle): boolean {
  const expected = `/media/post-images/${coverName(slug, cover?.hash ?? '')}-w`;
  return Boolean(row.imageUrl?.startsWith(expected)) && row.imageAlt === (cover?.alt ?? null);
}

async function storeCover({ media }: MediaServices, slug: string, cover: { path: string; hash: string }) {
  const pictures: Pictures = await makePictures(await readFile(cover.path));
  const imageUrl = await storePictures(media, {
    bucket: 'post-images',
    name: coverName(slug, cover.hash),
    pictures,
  });
  return {
    imageUrl,
    imageWidth: pictures.width,
    imageHeight: pictures.height,
    imageWidths: pictures.widths,
  };
}

async function attachAudio({ db, media }: MediaServices, article: ContentArticle, row: LoadedArticle) {
  if (!article.audio) return;
  const name = `${article.slug}-${article.file.language}-${article.audio.hash}.mp3`;
  const audioUrl = `/media/post-audio/${name}`;
  if (row.audioUrl === audioUrl) return;
  const bytes = await readFile(article.audio.path);
  await media.put('post-audio', name, {
    body: Readable.from([bytes]),
    size: bytes.length,
    contentType: 'audio/mpeg',
  });
  await attachMedia(db, article.key, { audioUrl, audioDurationSeconds: await durationOf(bytes) });
}

/** In whole seconds; null where the file does not tell. Loaded only when there is something to measure. */
async function durationOf(bytes: Uint8Array): Promise<number | null> {
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' }, { duration: true });
  return format.duration === undefined ? null : Math.round(format.duration);
}
