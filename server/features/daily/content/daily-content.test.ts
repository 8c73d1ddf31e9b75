import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidOf } from '#server/features/library/content/content-row.ts';
import { contentFolder } from '#server/folders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dailyCalendar, dailyContent } from '../daily.table.ts';
import { loadDailyContent } from './daily-content.service.ts';

let colo: TestApp;
let folder: string;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(async () => {
  await colo.services.db.delete(dailyContent);
  folder = await mkdtemp(join(tmpdir(), 'colo-daily-'));
  await mkdir(join(folder, 'daily'));
  for (const language of ['pt', 'en']) await write('sempre', language, [piece('sempre-01', { to: 800 })]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const piece = (id: string, own: Record<string, unknown> = {}) => ({
  id,
  from: 0,
  to: 6,
  type: 'tip',
  title: `Sobre ${id}`,
  minutes: 3,
  description: 'Em poucas palavras.',
  category: 'Sono e rotina',
  interests: ['sono-rotina'],
  expert: 'Para a equipe Colo, com calma.',
  tips: ['Uma', 'Outra'],
  full: 'O texto todo.',
  ...own,
});
const write = (group: string, language: string, pieces: unknown[]) =>
  writeFile(join(folder, 'daily', `${group}.${language}.json`), JSON.stringify(pieces));
const load = () => loadDailyContent(colo.services, folder);
const rows = () =>
  colo.services.db.select().from(dailyContent).orderBy(dailyContent.contentKey, dailyContent.language);
const row = async (key: string, language = 'pt') =>
  (await rows()).find((one) => one.contentKey === key && one.language === language);
const calendar = () => colo.services.db.select().from(dailyCalendar);
const daysOf = async (id: string | undefined) =>
  (await calendar()).filter(({ contentId }) => contentId === id).length;

describe('the daily content that comes with Colo', () => {
  it('is there after the start, both languages of a piece together, and in the calendar', async () => {
    await load();
    const [en, pt] = await rows();
    expect(pt).toMatchObject({
      contentKey: 'sempre-01',
      language: 'pt',
      title: 'Sobre sempre-01',
      durationMinutes: 3,
      fromAge: 0,
      // The calendar knows no older child.
      toAge: 793,
      isEvergreen: true,
      published: true,
      libraryCategory: null,
      contentData: {
        expert: 'Para a equipe Colo, com calma.',
        tips: ['Uma', 'Outra'],
        full_content: 'O texto todo.',
      },
    });
    expect(en?.pieceId).toBe(pt?.pieceId);
    expect(await daysOf(pt?.id)).toBeGreaterThan(300);
    expect(await daysOf(en?.id)).toBe(await daysOf(pt?.id));
  });

  it('is loaded once, however often and however many at once it starts, with the same ids everywhere', async () => {
    await Promise.all([load(), load()]);
    const first = await rows();
    const days = await calendar();
    colo.clock.pass({ days: 3 });
    await load();
    expect(await rows()).toEqual(first);
    expect(await calendar()).toEqual(days);
    await colo.services.db.delete(dailyContent);
    await load();
    expect((await rows()).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });

  it('leaves the calendar alone when nothing changed', async () => {
    await load();
    await colo.services.db.delete(dailyCalendar).where(eq(dailyCalendar.language, 'en'));
    await load();
    expect(await daysOf((await row('sempre-01', 'en'))?.id)).toBe(0);
  });

  it('changes with its file, and the calendar with it', async () => {
    await load();
    const before = await row('sempre-01');
    await write('sempre', 'pt', [piece('sempre-01', { to: 800, from: 400, title: 'Outro' })]);
    await write('semanas', 'pt', [piece('semana-01')]);
    await load();
    const now = await row('sempre-01');
    expect(now).toMatchObject({ id: before?.id, title: 'Outro', fromAge: 400, isEvergreen: true });
    expect(await row('semana-01')).toMatchObject({ isEvergreen: false, toAge: 6 });
    const ages = (await calendar()).filter(({ contentId }) => contentId === now?.id).map(({ age }) => age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(400);
    expect(await daysOf((await row('semana-01'))?.id)).toBeGreaterThan(0);
    expect((await row('sempre-01', 'en'))?.title).toBe('Sobre sempre-01');
  });

  it('has the signs that cannot wait filled in, each language in its own words', async () => {
    for (const language of ['pt', 'en'])
      await write('sempre', language, [piece('sempre-01', { to: 800, full: '{{triage:jaundice}}' })]);
    await load();
    expect((await row('sempre-01'))?.contentData.full_content).toMatch(/^Pele amarela .*hospital\.$/);
    expect((await row('sempre-01', 'en'))?.contentData.full_content).toMatch(/^Yellow skin .*now\.$/);
  });

  it('names the article it speaks of, where there is one, also one that comes later', async () => {
    for (const language of ['pt', 'en'])
      await write('sempre', language, [piece('sempre-01', { to: 800, article: 'noites' })]);
    await load();
    expect((await row('sempre-01'))?.articleId).toBeNull();
    await mkdir(join(folder, 'articles', 'sono'), { recursive: true });
    await writeFile(join(folder, 'articles', 'sono', 'noites.pt.md'), '');
    await load();
    expect((await row('sempre-01'))?.articleId).toBe(uuidOf('article sono/noites.pt'));
    expect((await row('sempre-01', 'en'))?.articleId).toBeNull();
  });

  it('stays as staff edited it, and stays deleted', async () => {
    await load();
    const inLanguage = (language: 'pt' | 'en') =>
      and(eq(dailyContent.contentKey, 'sempre-01'), eq(dailyContent.language, language));
    await colo.services.db
      .update(dailyContent)
      .set({ title: 'Da equipe', contentHash: null })
      .where(inLanguage('pt'));
    await colo.services.db.update(dailyContent).set({ deletedAt: colo.clock.now() }).where(inLanguage('en'));
    for (const language of ['pt', 'en'])
      await write('sempre', language, [piece('sempre-01', { to: 800, title: 'Do arquivo' })]);
    await write('semanas', 'pt', [piece('semana-01')]);
    await load();
    expect((await row('sempre-01'))?.title).toBe('Da equipe');
    expect(await row('sempre-01', 'en')).toMatchObject({
      title: 'Sobre sempre-01',
      deletedAt: colo.clock.now(),
    });
    expect(await daysOf((await row('sempre-01', 'en'))?.id)).toBe(0);
  });

  it('names the file that cannot be read', async () => {
    await write('sempre', 'en', [piece('sempre-01', { type: 'poem' })]);
    await expect(load()).rejects.toThrow('content/daily/sempre.en.json');
    expect(await rows()).toEqual([]);
  });

  it('may be missing', async () => {
    await rm(join(folder, 'daily'), { recursive: true });
    await load();
    expect(await rows()).toEqual([]);
  });

  it('is all of content/daily, in both languages', async () => {
    await cp(join(contentFolder, 'daily'), join(folder, 'daily'), { recursive: true });
    await load();
    const all = await rows();
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ language }) => language === 'pt').length).toBe(all.length / 2);
  });
});
