import type { Services } from '#server/services.ts';
import { addArticles, loadedArticles, renewArticle } from './content.repository.ts';
import { type ContentArticle, readContentFolder } from './content-folder.ts';
import { attachMissingMedia, type MediaServices } from './content-media.ts';
import { contentRow } from './content-row.ts';

/**
 * Brings the library to what content/ says, at every start: a new file is added, a changed one renews its row unless
 * staff edited it, and what staff deleted stays deleted. When nothing changed it is one query and no write.
 */
export async function loadContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder: string,
): Promise<ContentArticle[]> {
  const articles = await readContentFolder(folder);
  const loaded = new Map((await loadedArticles(db)).map((row) => [row.contentKey, row]));
  await addArticles(db, articles.filter(({ key }) => !loaded.has(key)).map(contentRow));
  for (const article of articles) {
    const row = loaded.get(article.key);
    if (row?.isOurs && row.contentHash !== article.hash)
      await renewArticle(db, contentRow(article), clock.now());
  }
  return articles;
}

/** Makes the pictures beside those who already read: on a first start they take seconds, and nobody waits for them. */
export function startContentMedia(services: MediaServices, articles: ContentArticle[]) {
  const stopping = new AbortController();
  const finished = attachMissingMedia(services, articles, stopping.signal).catch((error: unknown) =>
    services.log.error({ err: error }, 'covers or audio could not be prepared; the next start tries again'),
  );
  return {
    finished,
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
