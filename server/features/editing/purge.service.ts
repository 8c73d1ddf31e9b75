import { record } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import { articleMedia, forgetUnnamedMedia } from './article-media.ts';
import { trashedUntil } from './article-state.ts';
import { dueForPurge, lockForPurge, removeArticle } from './trash.repository.ts';

type Purger = Pick<Services, 'db' | 'clock' | 'media' | 'log' | 'mediaUsers'>;

/** Each article in a transaction of its own: one that cannot be removed now does not keep the others. */
export async function purgeTrash(services: Purger): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  for (const id of await dueForPurge(db, trashedUntil(now))) {
    try {
      await db.transaction((transaction) => purge(services, transaction, { id, now }));
    } catch (error) {
      log.error({ err: error }, 'an article in the trash could not be removed; it is tried again');
    }
  }
}

async function purge(
  services: Purger,
  transaction: Database,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const article = await lockForPurge(transaction, id, trashedUntil(now));
  if (!article) return;
  const files = await articleMedia(transaction, id);
  await removeArticle(transaction, article);
  await record(transaction, null, {
    action: 'article_purged',
    subject: article.title,
    subjectId: id,
    at: now,
  });
  // Last, for it cannot be undone: if a file cannot be removed, nothing is, and the next sweep tries again.
  await forgetUnnamedMedia(transaction, services, files);
}
