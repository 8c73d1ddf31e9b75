import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#server/features/library/library.table.ts';
import { type ArticleFields, articleFieldsSchema } from '#shared/editing/editing.schema.ts';
import { languages } from '#shared/language/language.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { articleFields } from '#tests/support/article-fields.ts';
import { addArticle } from '#tests/support/articles.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const published = { publication: { state: 'published' as const } };

describe('an article that is saved', () => {
  it('comes back as it was written, every field', async () => {
    const { id } = await desk.save(desk.ana);
    const answer = await desk.load(desk.ana, id);
    expect(answer).toEqual({
      id,
      version: 1,
      saved: {
        fields: articleFields(),
        state: 'draft',
        publishAt: null,
        createdAt: desk.colo.clock.now().toISOString(),
        savedAt: desk.colo.clock.now().toISOString(),
        savedBy: 'ana@colo.test',
      },
      draft: null,
      pair: null,
    });
  });

  const text = (maxLength: number) => fc.string({ maxLength, unit: 'binary' });
  const media = fc.stringMatching(/^[\w-]{1,20}$/);
  const pixels = fc.integer({ min: 1, max: 100_000 });
  const anyFields: fc.Arbitrary<ArticleFields> = fc.record({
    title: text(200),
    content: text(1000),
    introduction: text(400),
    practicalTip: text(400),
    category: fc.constantFrom(...articleCategories),
    author: text(200),
    authorRole: text(200),
    reviewer: text(200),
    reviewedOn: fc.constantFrom('', '2024-02-29', '0001-01-01', '9999-12-31'),
    sources: fc.array(text(200), { maxLength: 30 }),
    keywords: fc.array(text(40), { maxLength: 20 }).map((lines) => lines.join('\n')),
    language: fc.constantFrom(...languages),
    picture: fc.option(
      fc.record({
        url: media.map((name) => `/media/post-images/${name}-w640.webp`),
        width: pixels,
        height: pixels,
        widths: fc.array(pixels, { maxLength: 6 }),
      }),
    ),
    pictureAlt: text(300),
    audio: fc.option(
      fc.record({
        url: media.map((name) => `/media/post-audio/${name}.mp3`),
        durationSeconds: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      }),
    ),
  });

  it('loses nothing in any field when it is loaded and saved again', async () => {
    await fc.assert(
      fc.asyncProperty(anyFields, async (fields) => {
        fc.pre(v.is(articleFieldsSchema, fields));
        for (const { url } of [fields.picture, fields.audio].filter((file) => file !== null))
          await desk.store(
            url.includes('images') ? 'post-images' : 'post-audio',
            url.split('/').at(-1) ?? '',
          );
        const first = await desk.save(desk.ana, { fields });
        const loaded = await desk.load(desk.ana, first.id);
        // All that may be missing is what no database of ours can hold: a zero byte, and half of an emoji.
        const parsed = v.parse(articleFieldsSchema, fields);
        expect(loaded.saved?.fields).toEqual(
          JSON.parse(JSON.stringify(parsed).replaceAll('\\u0000', ''), (_, value) =>
            typeof value === 'string' ? value.toWellFormed() : value,
          ),
        );
        const again = await desk.save(desk.ana, {
          id: first.id,
          fields: loaded.saved?.fields as ArticleFields,
          baseVersion: 1,
        });
        expect(again.saved?.fields).toEqual(loaded.saved?.fields);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps optional fields that are empty as nothing', async () => {
    const { id } = await desk.save(desk.ana, {
      fields: { introduction: '', reviewer: '', reviewedOn: '', sources: [], picture: null, audio: null },
    });
    const [row] = await desk.colo.services.db.select().from(posts).where(eq(posts.id, id));
    expect(row).toMatchObject({ introduction: null, reviewer: null, reviewedOn: null, imageUrl: null });
    expect(row).toMatchObject({ sources: [], audioUrl: null, imageWidths: null, audioDurationSeconds: null });
  });

  it.each(['title', 'content', 'author', 'category'])('needs its %s', async (field) => {
    const response = await desk.send(desk.ana, { fields: { [field]: field === 'category' ? '' : '  ' } });
    expect(response.status).toBe(400);
    expect((await response.json()).error.fields).toEqual({ [`fields.${field}`]: 'required' });
    const zero = await desk.send(desk.ana, { fields: { [field]: ' \0 ' } });
    expect((await zero.json()).error.fields).toEqual({ [`fields.${field}`]: 'required' });
  });

  const picture = (url: string) => ({ url, width: 320, height: 180, widths: [320] });
  const audio = (url: string) => ({ url, durationSeconds: 1 });
  const refusedFields = async (said: Parameters<Desk['send']>[1]) =>
    (await (await desk.send(desk.ana, said)).json()).error?.fields;

  it.each([
    '/media/post-images/..',
    '/media/post-images/../1.mp3',
    '/media/post-images/a.b.webp',
    '/media/post-audio/1.mp3',
    '/media/others/1-w640.webp',
    'https://example.test/media/post-images/1-w640.webp',
  ])('takes no picture from %s', async (url) => {
    expect(await refusedFields({ fields: { picture: picture(url) } })).toEqual({
      'fields.picture.url': 'not_an_address',
    });
  });

  it('names only a picture and an audio that are there, and keeps those that it had', async () => {
    const fields = {
      picture: picture('/media/post-images/none-w320.webp'),
      audio: audio('/media/post-audio/none.mp3'),
    };
    expect(await refusedFields({ fields })).toEqual({
      'fields.picture': 'not_an_address',
      'fields.audio': 'not_an_address',
    });
    expect(await refusedFields({ fields: { audio: audio('/media/post-images/1-w640.webp') } })).toEqual({
      'fields.audio.url': 'not_an_address',
    });
    const url = await desk.store('post-audio', 'lost.mp3');
    const { id } = await desk.save(desk.ana, { fields: { audio: audio(url) } });
    await desk.colo.services.media.remove('post-audio', 'lost.mp3');
    const again = await desk.save(desk.ana, { id, baseVersion: 1, fields: { audio: audio(url) } });
    expect(again.saved?.fields.audio?.url).toBe(url);
  });

  it('is the same article when its id is written in capitals', async () => {
    const id = randomUUID();
    const { id: told } = await desk.save(desk.ana, { id: id.toUpperCase() });
    expect(told).toBe(id);
    const saved = await desk.save(desk.ana, { id: id.toUpperCase(), baseVersion: 1 });
    expect(saved).toMatchObject({ id, version: 2 });
    const revision = await desk.ana.get(`/api/admin/articles/${id.toUpperCase()}/revisions/2`);
    expect(revision.status).toBe(200);
  });

  it('may be as long as the form allows, and no longer', async () => {
    const longest = '✿'.repeat(100_000);
    const { id } = await desk.save(desk.ana, { fields: { content: longest } });
    expect((await desk.load(desk.ana, id)).saved?.fields.content).toBe(longest);
    expect((await desk.send(desk.ana, { fields: { content: `${longest}✿` } })).status).toBe(400);
    expect((await desk.send(desk.ana, { fields: { content: 'x'.repeat(600_000) } })).status).toBe(413);
  });
});

describe('readers', () => {
  it('see an article from the moment it is published, as it was saved last, until it is withdrawn', async () => {
    const { id } = await desk.save(desk.ana);
    expect(await desk.isRead(id)).toBe(false);
    await desk.save(desk.ana, { id, baseVersion: 1, ...published });
    expect(await desk.isRead(id)).toBe(true);
    await desk.save(desk.ana, { id, baseVersion: 2, ...published, fields: { title: 'Outro nome' } });
    expect(await (await desk.reader.get(`/api/articles/${id}`)).json()).toMatchObject({
      title: 'Outro nome',
      practicalTip: 'Apague a luz.',
      reviewer: 'Dra. Lia Prado',
      audio: { durationSeconds: 95 },
    });
    await desk.save(desk.ana, { id, baseVersion: 3 });
    expect(await desk.isRead(id)).toBe(false);
  });

  it('see it dated by its first publication, whatever happens later', async () => {
    const { id } = await desk.save(desk.ana);
    const dated = async () => (await desk.list()).articles.find((row) => row.id === id)?.createdAt;
    desk.colo.clock.pass({ days: 2 });
    const day = desk.colo.clock.now().toISOString();
    await desk.save(desk.ana, { id, baseVersion: 1, ...published });
    expect(await dated()).toBe(day);
    desk.colo.clock.pass({ days: 2 });
    await desk.save(desk.ana, { id, baseVersion: 2 });
    await desk.save(desk.ana, { id, baseVersion: 3, ...published });
    expect(await dated()).toBe(day);
  });

  it('see an article that came with Colo dated as before, although staff edited and republished it', async () => {
    const { id } = await addArticle(desk.colo);
    const before = (await desk.list()).articles.find((row) => row.id === id)?.createdAt;
    desk.colo.clock.pass({ days: 1 });
    await desk.save(desk.ana, { id, baseVersion: 1 });
    await desk.save(desk.ana, { id, baseVersion: 2, ...published });
    expect((await desk.list()).articles.find((row) => row.id === id)?.createdAt).toBe(before);
  });
});

describe('two people at one article', () => {
  it('the second is told, overwrites nothing, and can look at what the first wrote', async () => {
    const { id } = await desk.save(desk.ana);
    await desk.save(desk.ana, { id, baseVersion: 1, fields: { content: 'Da Ana.' } });
    const response = await desk.send(desk.bia, { id, baseVersion: 1, fields: { content: 'Da Bia.' } });
    expect([response.status, (await response.json()).error.code]).toEqual([409, 'conflict']);
    const now = await desk.load(desk.bia, id);
    expect(now).toMatchObject({ version: 2, saved: { savedBy: 'ana@colo.test' } });
    expect(now.saved?.fields.content).toBe('Da Ana.');
    await desk.save(desk.bia, { id, baseVersion: 2, fields: { content: 'Da Bia.' } });
    expect((await desk.load(desk.ana, id)).saved?.fields.content).toBe('Da Bia.');
  });

  it.each([
    ['changes', 1],
    ['new article', 0],
  ])('saving %s in the same moment, one is told', async (_what, baseVersion) => {
    const id = randomUUID();
    if (baseVersion === 1) await desk.save(desk.ana, { id });
    const both = await Promise.all([
      desk.send(desk.ana, { id, baseVersion, fields: { title: 'Da Ana' } }),
      desk.send(desk.bia, { id, baseVersion, fields: { title: 'Da Bia' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.load(desk.ana, id)).version).toBe(baseVersion + 1);
  });

  it('the same save sent twice, because the answer was lost, is one save', async () => {
    const { id } = await desk.save(desk.ana);
    const changed = { id, baseVersion: 1, fields: { title: 'Uma vez' }, ...published };
    await desk.save(desk.ana, changed);
    expect((await desk.save(desk.ana, changed)).version).toBe(2);
  });
});

it('an hour of publication that has passed is refused beside its field', async () => {
  const at = new Date(desk.colo.clock.now().getTime() - 1000).toISOString();
  const response = await desk.send(desk.ana, { publication: { state: 'scheduled', at } });
  expect([response.status, (await response.json()).error.fields]).toEqual([
    400,
    { 'publication.at': 'in_the_past' },
  ]);
});
