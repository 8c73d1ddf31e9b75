import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '#server/features/library/content/content.service.ts';
import { posts } from '#server/features/library/library.table.ts';
import { sweep } from '#server/housekeeping.ts';
import { articleFields } from '#tests/support/article-fields.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';
import { postDrafts, postRevisions } from './editing.table.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const published = { publication: { state: 'published' as const } };
const trash = (id: string) => desk.ana.call('DELETE', `/api/admin/articles/${id}`);
const restore = (id: string) => desk.ana.post(`/api/admin/articles/${id}/restore`);
const listed = async (query: string) => (await desk.list(query)).articles.map(({ id }) => id);
const afterDays = async (days: number) => {
  desk.colo.clock.pass({ days });
  await sweep(desk.colo.services);
};

describe('an article that is deleted', () => {
  it('is gone for readers at once, waits in the trash, and comes back as it was', async () => {
    const { id } = await desk.save(desk.ana, published);
    expect((await trash(id)).status).toBe(200);
    expect((await trash(id)).status).toBe(200);
    expect(await desk.isRead(id)).toBe(false);
    expect([await listed(''), await listed('state=trashed')]).toEqual([
      expect.not.arrayContaining([id]),
      [id],
    ]);
    expect((await desk.load(desk.ana, id)).saved?.state).toBe('trashed');
    expect((await restore(id)).status).toBe(200);
    expect(await desk.isRead(id)).toBe(true);
    expect((await desk.load(desk.ana, id)).saved).toMatchObject({
      state: 'published',
      fields: articleFields(),
    });
    const acts = (await desk.acts()).filter((act) => act.subjectId === id).map(({ action }) => action);
    expect(acts.slice(-2)).toEqual(['article_deleted', 'article_restored']);
    expect(acts.filter((action) => action === 'article_deleted')).toHaveLength(1);
  });

  it('cannot be saved over: the writer is told', async () => {
    const { id } = await desk.save(desk.ana);
    await trash(id);
    expect((await desk.send(desk.ana, { id, baseVersion: 1, fields: { title: 'Novo' } })).status).toBe(409);
  });

  it('stays thirty days, and is then gone with its revisions and drafts', async () => {
    const { db } = desk.colo.services;
    const { id } = await desk.save(desk.ana);
    await desk.ana.call('PUT', `/api/admin/articles/${id}/draft`, {
      body: { fields: articleFields(), baseVersion: 1 },
    });
    await trash(id);
    await afterDays(29);
    expect(await listed('state=trashed')).toContain(id);
    await afterDays(2);
    expect(await listed('state=trashed')).not.toContain(id);
    expect((await restore(id)).status).toBe(404);
    expect(await desk.load(desk.ana, id)).toMatchObject({ version: 0, saved: null, draft: null });
    expect(await db.$count(posts, eq(posts.id, id))).toBe(0);
    expect(await db.$count(postRevisions, eq(postRevisions.postId, id))).toBe(0);
    expect(await db.$count(postDrafts, eq(postDrafts.postId, id))).toBe(0);
    // The sweep takes what else is due with it, in no order.
    expect((await desk.acts()).filter(({ subjectId }) => subjectId === id).at(-1)).toMatchObject({
      action: 'article_purged',
      actor: null,
    });
  });

  it('is out of reach after thirty days, even if no sweep has passed', async () => {
    const { id } = await desk.save(desk.ana);
    await trash(id);
    desk.colo.clock.pass({ days: 31 });
    expect(await listed('state=trashed')).not.toContain(id);
    expect(await desk.load(desk.ana, id)).toMatchObject({ version: 0, saved: null, draft: null });
    expect((await restore(id)).status).toBe(404);
  });
});

describe('the files of a purged article', () => {
  const put = async (bucket: 'post-images' | 'post-audio', name: string) => {
    await desk.colo.services.media.put(bucket, name, {
      body: Readable.from(['x']),
      size: 1,
      contentType: 'application/octet-stream',
    });
    return `/media/${bucket}/${name}`;
  };
  const isKept = async (url: string) => (await desk.reader.get(url)).status === 200;

  it('go with it, also those of its older revisions; what another article or draft names stays', async () => {
    const own = [await put('post-images', 'own-w320.webp'), await put('post-images', 'own-w320.avif')];
    const shared = await put('post-images', 'shared-w320.webp');
    const ownAudio = await put('post-audio', 'own.mp3');
    const drafted = await put('post-audio', 'drafted.mp3');
    const picture = (url = '') => ({ url, width: 320, height: 180, widths: [320] });
    const audio = (url: string) => ({ url, durationSeconds: 1 });

    const { id } = await desk.save(desk.ana, {
      fields: { picture: picture(own[0]), audio: audio(ownAudio) },
    });
    await desk.save(desk.ana, {
      id,
      baseVersion: 1,
      fields: { picture: picture(shared), audio: audio(drafted) },
    });
    await desk.save(desk.ana, { fields: { picture: picture(shared), audio: null } });
    const other = await desk.save(desk.ana, { fields: { picture: null, audio: null } });
    await desk.ana.call('PUT', `/api/admin/articles/${other.id}/draft`, {
      body: { fields: articleFields({ picture: null, audio: audio(drafted) }), baseVersion: 1 },
    });
    await trash(id);
    await afterDays(29);
    expect(await Promise.all([...own, shared, ownAudio, drafted].map(isKept))).toEqual(Array(5).fill(true));
    await afterDays(2);
    expect(await Promise.all([...own, shared, ownAudio, drafted].map(isKept))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('that cannot be removed now keep the article in the trash until they can', async () => {
    const url = await put('post-audio', 'stuck.mp3');
    const { id } = await desk.save(desk.ana, {
      fields: { picture: null, audio: { url, durationSeconds: 1 } },
    });
    await trash(id);
    desk.colo.clock.pass({ days: 31 });
    const { db } = desk.colo.services;
    const away = { ...desk.colo.services.media, remove: () => Promise.reject(new Error('away')) };
    await sweep({ ...desk.colo.services, media: away });
    expect(await db.$count(posts, eq(posts.id, id))).toBe(1);
    await sweep(desk.colo.services);
    expect([await db.$count(posts, eq(posts.id, id)), await isKept(url)]).toEqual([0, false]);
  });
});

it('an article that came with Colo does not come back after it was purged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colo-content-'));
  await mkdir(join(folder, 'articles'), { recursive: true });
  const head =
    'title: Sono\ncategory: Sono do Bebê\nlanguage: pt\nauthor: Colo\nauthor_role: Equipe\nreviewer:';
  const rest = 'reviewed_on:\nintroduction: Olá\npractical_tip: Durma\nsources:\n  - OMS';
  await writeFile(join(folder, 'articles/sono.pt.md'), `---\n${head}\n${rest}\n---\nUm texto raro.\n`);
  const { services } = desk.colo;
  const [row] = await loadContent(services, folder).then(() =>
    services.db.select().from(posts).where(eq(posts.contentKey, 'sono.pt')),
  );
  const id = row?.id ?? '';
  await desk.save(desk.ana, { id, baseVersion: 1, fields: { content: 'Com a nossa mão.' } });
  await trash(id);
  await afterDays(31);
  await afterDays(1);
  await loadContent(services, folder);
  expect(await desk.isRead(id)).toBe(false);
  expect(await desk.load(desk.ana, id)).toMatchObject({ version: 0, saved: null, draft: null });
  expect((await desk.ana.get(`/api/admin/articles/${id}/revisions/1`)).status).toBe(404);
  expect((await desk.send(desk.ana, { id })).status).toBe(409);
  const [left] = await services.db.select().from(posts).where(eq(posts.contentKey, 'sono.pt'));
  expect(left).toMatchObject({ title: '', content: '', imageUrl: null, published: false });
  const purges = (await desk.acts()).filter((act) => act.subjectId === id && act.action === 'article_purged');
  expect(purges).toHaveLength(1);
  await rm(folder, { recursive: true });
});
