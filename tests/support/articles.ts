import { posts } from '#server/features/library/library.table.ts';
import type { TestApp } from './test-app.ts';

type Article = Partial<typeof posts.$inferInsert>;

/** A published Portuguese article, newer than the last one, and whatever the test says otherwise. */
export async function addArticle(
  colo: { services: Pick<TestApp['services'], 'db'>; clock: TestApp['clock'] },
  said: Article = {},
) {
  colo.clock.pass({ seconds: 1 });
  const now = colo.clock.now();
  const [row] = await colo.services.db
    .insert(posts)
    .values({
      title: 'Um artigo',
      content: 'Um texto.',
      category: 'Sono do Bebê',
      author: 'Colo',
      language: 'pt',
      published: true,
      createdAt: now,
      updatedAt: now,
      ...said,
    })
    .returning({ id: posts.id, title: posts.title });
  if (!row) throw new Error('The database stored an article and did not return it');
  return row;
}
