import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from './library.table.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const listOf = async (her: Browser): Promise<string[]> =>
  (await (await her.get('/api/reading-list')).json()).articles.map(({ title }: { title: string }) => title);
const save = (her: Browser, id: string) => her.call('PUT', `/api/reading-list/${id}`);
const unsave = (her: Browser, id: string) => her.call('DELETE', `/api/reading-list/${id}`);

describe('her reading list', () => {
  it('keeps what she saves, last first, once each, and is hers alone', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    const first = await addArticle(colo, { title: 'Primeiro' });
    const second = await addArticle(colo, { title: 'Second', language: 'en' });
    expect((await save(her, first.id)).status).toBe(200);
    colo.clock.pass({ minutes: 1 });
    await save(her, second.id);
    colo.clock.pass({ minutes: 1 });
    expect((await save(her, first.id)).status).toBe(200);
    expect(await listOf(her)).toEqual(['Second', 'Primeiro']);
    expect(await listOf(await colo.signedIn('bia@exemplo.test'))).toEqual([]);
  });

  it('lets go of an article, as often as she asks', async () => {
    const her = await colo.signedIn('clara@exemplo.test');
    const { id } = await addArticle(colo);
    await save(her, id);
    expect([(await unsave(her, id)).status, (await unsave(her, id)).status]).toEqual([200, 200]);
    expect(await listOf(her)).toEqual([]);
  });

  it('hides an article while it is withdrawn and has it again afterwards', async () => {
    const her = await colo.signedIn('dora@exemplo.test');
    const { id } = await addArticle(colo, { title: 'Vai e volta' });
    await save(her, id);
    const publish = (published: boolean) =>
      colo.services.db.update(posts).set({ published }).where(eq(posts.id, id));
    await publish(false);
    expect(await listOf(her)).toEqual([]);
    await publish(true);
    expect(await listOf(her)).toEqual(['Vai e volta']);
  });

  it('takes only articles that are there', async () => {
    const her = await colo.signedIn('eva@exemplo.test');
    const { id } = await addArticle(colo, { published: false });
    for (const one of [id, '00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await save(her, one)).status, one).toBe(404);
    }
    expect((await unsave(her, 'x')).status).toBe(404);
  });
});
