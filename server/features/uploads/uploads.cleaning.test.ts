import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { posts } from '#server/features/library/library.table.ts';
import { incomingFolder } from '#server/folders.ts';
import { mediaUsersWithout } from '#server/media-users.ts';
import { createLog } from '#server/platform/log/log.ts';
import { mp3, photo } from '#tests/support/media-files.ts';
import { type StaffUploads, startStaffUploads } from '#tests/support/staff-uploads.ts';
import { cleanUploads, forgetAbandonedUploads } from './uploads.cleaning.ts';
import { uploadData } from './uploads.personal-data.ts';
import { mediaUploads } from './uploads.table.ts';

let desk: StaffUploads;
let picture: { url: string };
let audio: { url: string };
beforeAll(async () => {
  desk = await startStaffUploads();
});
afterAll(() => desk.colo.close());

beforeEach(async () => {
  await desk.services.db.delete(posts);
  await desk.services.db.delete(mediaUploads);
  desk.colo.clock.pass({ minutes: 1 });
  picture = await (await desk.send('image', await photo(400, 300).png().toBuffer())).json();
  audio = await (await desk.send('audio', mp3())).json();
});

const isServed = async (url: string) => (await desk.app.request(url)).status === 200;
const clean = () => cleanUploads(desk.services);

async function writeArticle(media: { imageUrl?: string; audioUrl?: string }) {
  const now = desk.colo.clock.now();
  const article = { title: 'Sono', content: 'Texto', category: 'Sono do Bebê', author: 'Equipe' } as const;
  await desk.services.db
    .insert(posts)
    .values({ ...article, ...media, language: 'pt', createdAt: now, updatedAt: now });
}

describe('an upload that no article took up', () => {
  it('stays for a day, and is then gone with all its files', async () => {
    const [row] = await desk.services.db.select().from(mediaUploads).where(eq(mediaUploads.url, picture.url));
    desk.colo.clock.pass({ hours: 23 });
    await clean();
    expect([await isServed(picture.url), await isServed(audio.url)]).toEqual([true, true]);
    desk.colo.clock.pass({ hours: 2 });
    await clean();
    expect([await isServed(picture.url), await isServed(audio.url)]).toEqual([false, false]);
    for (const file of row?.files ?? []) expect(await isServed(`/media/post-images/${file}`)).toBe(false);
    expect(row?.files).toHaveLength(4);
    expect(await desk.services.db.$count(mediaUploads)).toBe(0);
  });

  it('is found although it was never finished', async () => {
    await desk.services.db.update(mediaUploads).set({ url: null });
    desk.colo.clock.pass({ days: 2 });
    await clean();
    expect(await isServed(audio.url)).toBe(false);
  });

  it('is tried again when the store could not remove it, keeps no other, and is written to the log', async () => {
    const { media } = desk.services;
    const remove: typeof media.remove = (bucket, name) =>
      bucket === 'post-images' ? Promise.reject(new Error('away')) : media.remove(bucket, name);
    const written: string[] = [];
    const log = createLog('error', { write: (line) => written.push(line) });
    desk.colo.clock.pass({ days: 2 });
    await cleanUploads({ ...desk.services, log, media: { ...media, remove } });
    expect(await desk.services.db.$count(mediaUploads)).toBe(1);
    expect([await isServed(picture.url), await isServed(audio.url)]).toEqual([true, false]);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('an upload could not be removed');
    await clean();
    expect(await isServed(picture.url)).toBe(false);
  });
});

describe('an upload that is in use', () => {
  it('stays, by an article or by anyone else who is asked', async () => {
    await writeArticle({ imageUrl: picture.url });
    desk.colo.clock.pass({ days: 20 });
    const draft = sql`select ${audio.url}::text as url`;
    const articles = sql`select image_url as url from posts`;
    await forgetAbandonedUploads(desk.services, desk.colo.clock.now(), [articles, draft]);
    expect([await isServed(picture.url), await isServed(audio.url)]).toEqual([true, true]);
    await clean();
    expect([await isServed(picture.url), await isServed(audio.url)]).toEqual([true, false]);
  });

  it('stays when who sent it leaves, and the rest goes with that person', async () => {
    await writeArticle({ audioUrl: audio.url });
    const { db } = desk.services;
    const [user] = await db.select().from(users).where(eq(users.email, desk.email));
    const owner = { userId: (user?.id ?? '') as UserId, email: desk.email };
    const leaving = (await uploadData(mediaUsersWithout).files?.(db, owner)) ?? [];
    expect(leaving.map(({ bucket }) => bucket)).toEqual(Array(4).fill('post-images'));
    expect((await uploadData(mediaUsersWithout).rows(db, owner)).map(({ url }) => url)).toEqual([
      picture.url,
      audio.url,
    ]);
  });
});

it('what a killed process left half received is swept out, and nothing that is still coming', async () => {
  const folder = incomingFolder(desk.services.env);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old'), 'half');
  await writeFile(join(folder, 'new'), 'half');
  const now = desk.colo.clock.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
  await utimes(join(folder, 'old'), hoursAgo(25), hoursAgo(25));
  await utimes(join(folder, 'new'), hoursAgo(1), hoursAgo(1));
  await clean();
  expect(await readdir(folder)).toEqual(['new']);
});
