import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeTrash } from '#server/features/editing/purge.service.ts';
import { postAddresses, posts } from '#server/features/library/library.table.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readingRoutes } from './reading.routes.ts';
import { readingFrames } from './reading-frames.ts';

const appUrl = 'https://colo.test';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ APP_URL: appUrl });
});
afterAll(() => colo.close());
beforeEach(() => colo.services.db.delete(posts));

type Row = Parameters<typeof addArticle>[1];
const add = (said?: Row) => addArticle(colo, said);
const change = (id: string, said: Partial<typeof posts.$inferInsert>) =>
  colo.services.db.update(posts).set(said).where(eq(posts.id, id));

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await colo.app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const pairId = '11111111-1111-4111-8111-111111111111';
const picture = {
  imageUrl: '/media/post-images/noite-w960.webp',
  imageAlt: 'Uma janela à noite.',
  imageWidth: 960,
  imageHeight: 540,
  imageWidths: [320, 640, 960],
};

const isPage = (text: string) => /^<!doctype html>\s*<html lang="(pt-BR|en)">/.test(text);
const contentOf = (text: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
const dataOf = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

describe('an article at its address', () => {
  it('is whole for anyone: title, introduction, text, tip, sources and who wrote it', async () => {
    await add({
      title: 'Noites mais calmas',
      introduction: 'O que ajuda.',
      content: 'Primeira linha.\n\n## À noite\n\n- **luz** baixa\n\n> De costas.',
      practicalTip: 'Respire.',
      sources: ['OMS, 2020'],
      author: 'Ana Lima',
      authorRole: 'Enfermeira',
    });
    const { status, headers, text } = await read('/ler/noites-mais-calmas');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(isPage(text)).toBe(true);
    expect(text).toContain('<h1 class="font-serif text-title wide:text-display">Noites mais calmas</h1>');
    for (const said of ['O que ajuda.', 'Primeira linha.', '<strong>luz</strong> baixa', 'De costas.'])
      expect(text).toContain(said);
    for (const said of ['Respire.', 'OMS, 2020', 'Por Ana Lima, Enfermeira', '1 min de leitura'])
      expect(text).toContain(said);
    expect(text).toContain('Ainda sem revisão de profissional de saúde.');
    expect(text).toMatch(/<h2 id="parte-1"[^>]*>À noite<\/h2>/);
  });

  it('sets no cookie, asks for no other origin, and runs nothing of its own', async () => {
    await add({ title: 'Calma', ...picture, audioUrl: '/media/post-audio/calma.mp3' });
    const { headers, text } = await read('/ler/calma');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const fetched = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].flatMap(([, urls]) => urls?.split(', '));
    expect(fetched.length).toBeGreaterThan(3);
    expect(fetched.filter((url) => !url?.startsWith('/'))).toEqual([]);
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|\son\w+=|style=/);
    expect(text).toContain('<audio controls preload="none" src="/media/post-audio/calma.mp3"');
  });

  it('keeps the place of its picture, and offers it small', async () => {
    await add({ title: 'Calma', ...picture });
    const { text } = await read('/ler/calma');
    expect(text).toContain('width="960" height="540" alt="Uma janela à noite."');
    expect(text).toContain('/media/post-images/noite-w320.avif 320w');
  });

  it('says what an author wrote as words, never as markup', async () => {
    const nasty = '</script><script>alert(1)</script>';
    await add({
      title: `Um ${nasty}`,
      introduction: nasty,
      content: `${nasty}\n\n[clique](javascript:alert(1)) [fora](https://exemplo.test/a"b) <img src=x onerror=alert(1)>`,
      practicalTip: nasty,
      sources: [nasty],
      author: `"${nasty}`,
      imageUrl: '/media/post-images/x-w1.webp',
      imageAlt: '" onload="alert(1)',
    });
    const { status, text } = await read('/ler/um-script-script-alert-1-script');
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script>|<img src=x|" onload=|href="javascript:/);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(dataOf(text).headline).toBe(`Um ${nasty}`);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('leads a visitor into the app only as a visitor may see it, in the language of the page', async () => {
    await add({
      title: 'Links',
      content:
        '[sono](/app/sono-do-bebe) [outro](/ler/calma) [termos](/termos) [fora](https://exemplo.test/)',
      language: 'en',
    });
    const { text } = await read('/en/read/links');
    expect(text).toContain('href="/en/app/sono-do-bebe?preview=1"');
    expect(text).toContain('href="/ler/calma"');
    expect(text).toContain('href="/en/termos"');
    expect(text).toContain('href="https://exemplo.test/" target="_blank" rel="noopener noreferrer"');
  });

  it('is answered with 304 to who has it, and anew once it changed', async () => {
    const { id } = await add({ title: 'Calma', content: 'Antes.' });
    const first = await read('/ler/calma');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const again = await read('/ler/calma', { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read('/ler/calma', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
    await change(id, { content: 'Depois.' });
    const changed = await read('/ler/calma', { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Depois.');
  });

  it('comes packed as the browser takes it', async () => {
    await add({ title: 'Calma', content: 'Palavra. '.repeat(400) });
    const packed = (accepted: string) =>
      colo.app.request('/ler/calma', { headers: { 'Accept-Encoding': accepted } });
    const br = await packed('gzip, deflate, br');
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toContain('Palavra.');
    const zipped = await packed('gzip');
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toContain('Palavra.');
    expect((await packed('identity')).headers.get('Content-Encoding')).toBeNull();
  });

  it('invites calmly, and beside a text on loss offers people instead', async () => {
    await add({ title: 'Calma' });
    await add({ title: 'Quando um bebê morre', id: quietTexts['quando-um-bebe-morre'].pt });
    await add({ title: 'When a baby dies', id: quietTexts['quando-um-bebe-morre'].en, language: 'en' });
    const calm = (await read('/ler/calma')).text;
    expect(calm).toContain('Conhecer o Colo');
    expect(calm).not.toContain('tel:188');
    expect(calm).not.toContain('quando-um-bebe-morre');
    const loss = (await read('/ler/quando-um-bebe-morre')).text;
    expect(loss).not.toMatch(/Conhecer o Colo|cuida de vocês|\/ler\/calma/);
    expect(loss).toContain('href="tel:188"');
    const english = (await read('/en/read/when-a-baby-dies')).text;
    for (const number of ['tel:988', 'tel:116123', 'tel:131114', 'tel:188'])
      expect(english).toContain(number);
    expect(english).not.toContain('you both');
  });

  it('leads on to others at their own addresses', async () => {
    await add({ title: 'Sono leve', introduction: 'Noite, luz e rotina.' });
    await add({ title: 'Calma', introduction: 'Noite, luz e rotina.' });
    expect((await read('/ler/calma')).text).toContain('href="/ler/sono-leve"');
  });

  it('tells a person what happened when it cannot be made', async () => {
    const db = new Proxy(colo.services.db, {
      get: () => {
        throw new Error('the database is gone');
      },
    });
    const broken = readingRoutes({ ...colo.services, db }, readingFrames(undefined));
    const answer = await broken.request('/en/read/anything');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The article didn’t open just now');
  });
});

describe('what previews and search engines read', () => {
  it('is the title, a short description and the picture, at absolute addresses', async () => {
    await add({ title: 'Noites & dias', introduction: 'Uma frase que segue. '.repeat(20), ...picture });
    const { text } = await read('/ler/noites-dias');
    expect(text).toContain('<title>Noites &amp; dias · Colo</title>');
    expect(text).toContain(`<link rel="canonical" href="${appUrl}/ler/noites-dias" />`);
    expect(contentOf(text, 'og:title')).toBe('Noites &amp; dias');
    expect(contentOf(text, 'og:url')).toBe(`${appUrl}/ler/noites-dias`);
    expect(contentOf(text, 'og:image')).toBe(`${appUrl}/media/post-images/noite-w960.webp`);
    expect(contentOf(text, 'og:locale')).toBe('pt_BR');
    expect(contentOf(text, 'twitter:card')).toBe('summary_large_image');
    const description = contentOf(text, 'description') ?? '';
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/^Uma frase que segue\. .*[a-z]…$/);
    expect(contentOf(text, 'og:description')).toBe(description);
  });

  it('has a picture of Colo where the article has none', async () => {
    await add({ title: 'Calma' });
    expect(contentOf((await read('/ler/calma')).text, 'og:image')).toBe(`${appUrl}/icons/share.png`);
  });

  it('names both languages on both pages, and only what can be read', async () => {
    const pt = await add({ title: 'A noite', pairId });
    await add({ title: 'The night', language: 'en', pairId });
    const both = [
      `hreflang="pt-BR" href="${appUrl}/ler/a-noite"`,
      `hreflang="en" href="${appUrl}/en/read/the-night"`,
      `hreflang="x-default" href="${appUrl}/ler/a-noite"`,
    ];
    for (const path of ['/ler/a-noite', '/en/read/the-night'])
      for (const alternate of both) expect((await read(path)).text).toContain(alternate);
    expect((await read('/ler/a-noite')).text).toContain('Read in English');

    await change(pt.id, { published: false });
    const alone = (await read('/en/read/the-night')).text;
    expect(alone).toContain(`hreflang="x-default" href="${appUrl}/en/read/the-night"`);
    expect(alone).not.toMatch(/pt-BR|a-noite|Ler em português/);
  });

  it('is an article in structured data, by a person or by the house', async () => {
    await add({ title: 'A noite', author: 'Ana Lima', introduction: 'Sobre a noite.' });
    await add({ title: 'O dia', author: 'Equipe Colo' });
    expect(dataOf((await read('/ler/a-noite')).text)).toMatchObject({
      '@type': 'Article',
      headline: 'A noite',
      description: 'Sobre a noite.',
      inLanguage: 'pt-BR',
      author: { '@type': 'Person', name: 'Ana Lima' },
      publisher: { '@type': 'Organization', name: 'Colo' },
      mainEntityOfPage: `${appUrl}/ler/a-noite`,
      isAccessibleForFree: true,
    });
    expect(dataOf((await read('/ler/o-dia')).text).author['@type']).toBe('Organization');
  });
});

describe('an address without an article', () => {
  it('is 404 in the language of the address, with a way on, and is not to be listed', async () => {
    const pt = await read('/ler/nunca-existiu');
    expect(pt.status).toBe(404);
    expect(pt.text).toContain('Não encontramos este texto');
    expect(pt.text).toContain('href="/app/biblioteca?preview=1"');
    expect(contentOf(pt.text, 'robots')).toBe('noindex');
    const en = await read('/en/read/never');
    expect(en.status).toBe(404);
    expect(en.text).toContain('We couldn’t find this article');
    expect(en.text).toContain('<html lang="en">');
  });

  it.each([
    ['a zero byte', '%00'],
    ['a slash', 'a%2Fb'],
    ['half a letter', '%E0%A4%A'],
    ['five thousand letters', 'a'.repeat(5000)],
    ['a way out of the folder', '..%2f'],
    ['accents', 'ção'],
  ])('is 404 with %s in it', async (_what, slug) => {
    expect((await read(`/ler/${slug}`)).status).toBe(404);
  });

  it('is that of a draft, of what is to come, of what is in the trash, and of the other language', async () => {
    const draft = await add({ title: 'Rascunho', published: false });
    await add({ title: 'Amanhã', published: false, publishAt: new Date('2030-01-01') });
    const gone = await add({ title: 'Lixo' });
    await change(gone.id, { deletedAt: colo.clock.now() });
    await add({ title: 'English', language: 'en' });
    for (const path of ['/ler/rascunho', '/ler/amanha', '/ler/lixo', '/ler/english'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    await change(gone.id, { deletedAt: null });
    await change(draft.id, { published: true });
    expect((await read('/ler/lixo')).status).toBe(200);
    expect((await read('/ler/rascunho')).status).toBe(200);
  });
});

describe('the address of an article', () => {
  const slugOf = async (id: string) =>
    (await colo.services.db.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id)))[0]?.slug;

  it.each([
    ['accents and signs', 'Amamentação: o início, sem pressa!', 'amamentacao-o-inicio-sem-pressa'],
    ['signs around it', '  Sono & rotina – 2ª parte  ', 'sono-rotina-2-parte'],
    ['no letter at all', '🌙🌙', 'artigo'],
    ['many words', 'palavra '.repeat(20), Array(10).fill('palavra').join('-')],
    ['one endless word', 'x'.repeat(120), 'x'.repeat(80)],
  ])('is made of the letters of the title, which may have %s', async (_what, title, slug) => {
    const { id } = await add({ title });
    expect(await slugOf(id)).toBe(slug);
  });

  it('is given when it is first published, and stays when the title changes or it rests meanwhile', async () => {
    const { id } = await add({ title: 'Primeiro nome', published: false });
    expect(await slugOf(id)).toBeNull();
    await change(id, { title: 'Nome certo', published: true });
    await change(id, { title: 'Outro nome', published: true });
    await change(id, { published: false });
    await change(id, { published: true });
    expect(await slugOf(id)).toBe('nome-certo');
    expect((await read('/ler/nome-certo')).text).toContain('Outro nome');
  });

  it('is one of its own: two of one title differ, in each language for itself', async () => {
    const ids = [
      await add({ title: 'Colo' }),
      await add({ title: 'Colo' }),
      await add({ title: 'Colo', language: 'en' }),
    ];
    expect(await Promise.all(ids.map(({ id }) => slugOf(id)))).toEqual(['colo', 'colo-2', 'colo']);
    const together = await Promise.all([1, 2, 3].map(() => add({ title: 'Juntas' })));
    const slugs = await Promise.all(together.map(({ id }) => slugOf(id)));
    expect(slugs.sort()).toEqual(['juntas', 'juntas-2', 'juntas-3']);
    for (let n = 4; n <= 10; n++) await add({ title: 'Juntas' });
    const { id: eleventh } = await add({ title: 'Juntas' });
    expect(await slugOf(eleventh)).toMatch(/^juntas-[0-9a-f]{8}$/);
  });

  it('that it had before leads to the one it has, and is never given to another', async () => {
    const { id } = await add({ title: 'Sleep' });
    await change(id, { language: 'en', title: 'Sleep, softly' });
    const old = await read('/ler/sleep');
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/en/read/sleep-softly']);
    // Else a browser would go round in circles should it move back.
    expect(old.headers.get('Cache-Control')).toBe('no-cache');
    const { id: other } = await add({ title: 'Sleep' });
    expect(await slugOf(other)).toBe('sleep-2');
    await change(id, { language: 'pt', title: 'Sleep' });
    expect(await slugOf(id)).toBe('sleep');
    expect((await read('/ler/sleep')).status).toBe(200);
  });

  it('goes with the article when that is deleted for good, also where its empty row stays', async () => {
    const { id } = await add({ title: 'Calma', contentKey: 'a/calma.pt', contentHash: 'x' });
    await change(id, { deletedAt: colo.clock.now() });
    colo.clock.pass({ days: 31 });
    await purgeTrash(colo.services);
    expect(await colo.services.db.select().from(postAddresses)).toEqual([]);
    const { id: next } = await add({ title: 'Calma' });
    expect(await slugOf(next)).toBe('calma');
  });

  it('is forgiven capitals and a slash at its end', async () => {
    await add({ title: 'Calma' });
    for (const path of ['/ler/Calma', '/ler/calma/']) {
      const answer = await read(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/ler/calma']);
    }
  });

  it('is told with the article, for whoever shares it', async () => {
    const { id } = await add({ title: 'Calma' });
    expect((await (await colo.app.request(`/api/articles/${id}`)).json()).slug).toBe('calma');
  });
});

describe('for those who list pages', () => {
  it('the sitemap names every article that can be read, beside its twin, with the day it changed', async () => {
    await add({ title: 'A noite', pairId, updatedAt: new Date('2026-01-02T03:04:05Z') });
    await add({ title: 'The night', language: 'en', pairId });
    await add({ title: 'Rascunho', published: false });
    const { headers, text } = await read('/sitemap.xml');
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    const twins = `<xhtml:link rel="alternate" hreflang="pt-BR" href="${appUrl}/ler/a-noite" /><xhtml:link rel="alternate" hreflang="en" href="${appUrl}/en/read/the-night" />`;
    expect(text).toContain(
      `<url><loc>${appUrl}/ler/a-noite</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>${twins}`,
    );
    expect(text).toContain(`<loc>${appUrl}/en/read/the-night</loc>`);
    for (const path of ['/', '/en', '/privacidade', '/en/termos'])
      expect(text).toContain(`<loc>${appUrl}${path}</loc>`);
    expect(text).not.toContain('rascunho');
  });

  it('robots are told what is not theirs, and where the sitemap is', async () => {
    const { headers, text } = await read('/robots.txt');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    for (const path of ['/app', '/en/app', '/admin', '/api/', '/auth/', '/dev/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/(ler|en\/read|\n)/);
    expect(text).toContain(`Sitemap: ${appUrl}/sitemap.xml\n`);
  });
});
