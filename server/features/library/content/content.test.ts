import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '#server/folders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from '../library.table.ts';
import { loadContent, startContentMedia } from './content.service.ts';

let colo: TestApp;
let folder: string;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(async () => {
  await colo.services.db.delete(posts);
  folder = await mkdtemp(join(tmpdir(), 'colo-content-'));
  await write('sono-do-bebe/noite.pt.md', article('A noite', 'pt'));
  await write('sono-do-bebe/noite.en.md', article('The night', 'en'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const article = (title: string, language: string, text = 'O texto.') =>
  `---\ntitle: ${title}\ncategory: Sono do Bebê\nlanguage: ${language}\nauthor: Colo\nauthor_role: Equipe\nreviewer:\nreviewed_on:\nintroduction: Uma introdução.\npractical_tip: Uma dica.\nsources:\n  - OMS, 2020\n---\n\n${text}\n`;
async function write(name: string, text: string | Uint8Array, part = 'articles') {
  const path = join(folder, part, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}
const load = () => loadContent(colo.services, folder);
const loadAll = async () => startContentMedia(colo.services, await load()).finished;
const rows = () => colo.services.db.select().from(posts).orderBy(posts.contentKey);
const row = async (key: string) => (await rows()).find(({ contentKey }) => contentKey === key);
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="${colour}"/></svg>`;

describe('the articles that come with Colo', () => {
  it('are in the library after the start, published, the two languages paired', async () => {
    await load();
    const [en, pt] = await rows();
    expect(pt).toMatchObject({
      title: 'A noite',
      content: 'O texto.',
      language: 'pt',
      published: true,
      version: 1,
    });
    expect(pt).toMatchObject({
      introduction: 'Uma introdução.',
      practicalTip: 'Uma dica.',
      sources: ['OMS, 2020'],
    });
    expect(en?.pairId).toBe(pt?.pairId);
    const answer = await (await colo.browser().get(`/api/articles/${pt?.id}`)).json();
    expect(answer).toMatchObject({
      title: 'A noite',
      reviewer: null,
      reviewedOn: null,
      picture: null,
      audio: null,
    });
    expect(answer.translation).toEqual({ id: en?.id, language: 'en' });
  });

  it('are loaded once, however often it starts, with the same ids and dates everywhere', async () => {
    await load();
    const first = await rows();
    colo.clock.pass({ days: 3 });
    await Promise.all([load(), load()]);
    expect(await rows()).toEqual(first);
    await colo.services.db.delete(posts);
    await load();
    expect(await rows()).toEqual(first);
  });

  it('change with their file, and keep id, date and what was said about them', async () => {
    await load();
    const before = await row('sono-do-bebe/noite.pt');
    await write('sono-do-bebe/noite.pt.md', article('A noite toda', 'pt', 'Outro texto.'));
    await load();
    const now = await row('sono-do-bebe/noite.pt');
    expect(now).toMatchObject({ title: 'A noite toda', content: 'Outro texto.', version: 1 });
    expect([now?.id, now?.createdAt]).toEqual([before?.id, before?.createdAt]);
    expect((await row('sono-do-bebe/noite.en'))?.title).toBe('The night');
  });

  it('have the signs that cannot wait filled in, from the one place that knows them', async () => {
    await write('sono-do-bebe/noite.pt.md', article('A noite', 'pt', 'Leia. {{triage:fever}}'));
    const [loaded] = (await load()).filter(({ key }) => key === 'sono-do-bebe/noite.pt');
    const { content } = (await row('sono-do-bebe/noite.pt')) ?? {};
    expect(content).toBe(
      'Leia. Febre (37,5 °C ou mais na axila) antes dos 3 meses: vá agora a um pronto-socorro.',
    );
    // Words that change there change the hash, and so renew the row.
    await write('sono-do-bebe/noite.pt.md', article('A noite', 'pt', content));
    const [same] = (await load()).filter(({ key }) => key === 'sono-do-bebe/noite.pt');
    expect(same?.hash).toBe(loaded?.hash);
    await write('sono-do-bebe/noite.pt.md', article('A noite', 'pt', '{{triage:nada}}'));
    await expect(load()).rejects.toThrow('content/articles/sono-do-bebe/noite.pt.md');
  });

  it('stay as staff edited them, and stay deleted', async () => {
    await load();
    await colo.services.db
      .update(posts)
      .set({ title: 'Da equipe', version: 2 })
      .where(eq(posts.contentKey, 'sono-do-bebe/noite.pt'));
    await colo.services.db
      .update(posts)
      .set({ deletedAt: colo.clock.now() })
      .where(eq(posts.contentKey, 'sono-do-bebe/noite.en'));
    await write('sono-do-bebe/noite.pt.md', article('Do arquivo', 'pt'));
    await write('sono-do-bebe/noite.en.md', article('From the file', 'en'));
    await write('noite.svg', drawing('#fff'), 'covers');
    await loadAll();
    expect(await row('sono-do-bebe/noite.pt')).toMatchObject({ title: 'Da equipe', imageUrl: null });
    const deleted = await row('sono-do-bebe/noite.en');
    expect(deleted?.title).toBe('The night');
    expect(deleted?.deletedAt).not.toBeNull();
  });

  it('get the cover and the words for it, made once, and again only when the drawing changes', async () => {
    await write('noite.svg', drawing('#fff'), 'covers');
    await write('alt.json', JSON.stringify({ noite: { pt: 'Um berço', en: 'A cot' } }), 'covers');
    await loadAll();
    const pt = await row('sono-do-bebe/noite.pt');
    const en = await row('sono-do-bebe/noite.en');
    expect(pt).toMatchObject({
      imageAlt: 'Um berço',
      imageWidth: 960,
      imageHeight: 540,
      imageWidths: [320, 640, 960],
    });
    expect(en).toMatchObject({ imageAlt: 'A cot', imageUrl: pt?.imageUrl });
    expect((await colo.browser().get(pt?.imageUrl ?? '')).status).toBe(200);
    const first = await rows();
    await loadAll();
    expect(await rows()).toEqual(first);
    await write('noite.svg', drawing('#000'), 'covers');
    await loadAll();
    expect((await row('sono-do-bebe/noite.pt'))?.imageUrl).not.toBe(pt?.imageUrl);
  });

  it('get their audio with its real duration', async () => {
    await write('noite.pt.mp3', silence(100), 'audio');
    await loadAll();
    const pt = await row('sono-do-bebe/noite.pt');
    expect(pt?.audioDurationSeconds).toBe(3);
    const answer = await (await colo.browser().get(`/api/articles/${pt?.id}`)).json();
    expect(answer.audio).toEqual({ url: pt?.audioUrl, durationSeconds: 3 });
    expect((await colo.browser().get(answer.audio.url)).headers.get('Content-Type')).toBe('audio/mpeg');
    expect((await row('sono-do-bebe/noite.en'))?.audioUrl).toBeNull();
  });

  it('that cannot be read are named', async () => {
    await write('sono-do-bebe/torto.pt.md', 'sem cabeça');
    await expect(load()).rejects.toThrow('content/articles/sono-do-bebe/torto.pt.md');
  });

  it('may be none at all', async () => {
    expect(await loadContent(colo.services, join(folder, 'nowhere'))).toEqual([]);
  });

  it('all load, each with an instant of its own', async () => {
    await cp(join(contentFolder, 'articles'), join(folder, 'articles'), { recursive: true });
    await rm(join(folder, 'articles/sono-do-bebe/noite.pt.md'));
    await rm(join(folder, 'articles/sono-do-bebe/noite.en.md'));
    const articles = await load();
    expect(articles.length).toBeGreaterThanOrEqual(48);
    expect(new Set((await rows()).map(({ createdAt }) => createdAt.getTime())).size).toBe(articles.length);
    const text = await readFile(join(contentFolder, 'articles', `${articles[0]?.key}.md`), 'utf8');
    expect(text).toContain((await row(articles[0]?.key ?? ''))?.title);
  });
});

/** Frames of MPEG-1 Layer III at 128 kbit/s and 44.1 kHz, 26 ms each, with nothing in them. */
function silence(frames: number): Uint8Array {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
