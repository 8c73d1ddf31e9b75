import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/language/language.rules.ts';

/** Every article has its picture, its picture has words, and what is read aloud can be heard. */
const slugs = globSync('content/articles/*/*.pt.md')
  .map((file) => basename(file, '.pt.md'))
  .sort();
const covers = globSync('content/covers/*.svg').map((file) => ({ file, svg: readFileSync(file, 'utf8') }));
const alt: Record<string, Record<string, string>> = JSON.parse(
  readFileSync('content/covers/alt.json', 'utf8'),
);
const where = (found: { file: string }[]) => found.map(({ file }) => file);

describe('the covers', () => {
  it('are one for each article, and none for an article that is not there', () => {
    expect(covers.map(({ file }) => basename(file, '.svg')).sort()).toEqual(slugs);
  });

  it('are described in one short sentence in both languages, for who cannot see them', () => {
    expect(Object.keys(alt).sort()).toEqual(slugs);
    const off = slugs.flatMap((slug) =>
      languages
        .filter((language) => !/^\p{Lu}.{19,149}\.$/u.test(alt[slug]?.[language] ?? ''))
        .map(() => slug),
    );
    expect(off).toEqual([]);
  });

  it('are drawn 960 by 540', () => {
    const frame =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540" aria-hidden="true">';
    expect(where(covers.filter(({ svg }) => !svg.startsWith(frame)))).toEqual([]);
  });

  it('are only shapes: nothing that runs, no style, no words, nothing fetched from elsewhere', () => {
    const shapes = /^(svg|g|path|rect|circle|ellipse)$/;
    const foreign = covers.filter(({ svg }) => {
      const inside = svg.replace(/^<svg [^>]*>/, '');
      const names = [...inside.matchAll(/<\/?([^\s/>]+)/g)].map(([, name = '']) => name);
      return names.some((name) => !shapes.test(name)) || /href|url\(|https?:|\son\w+=|style=/i.test(inside);
    });
    expect(where(foreign)).toEqual([]);
  });

  it('are each drawn through by one line of ink', () => {
    expect(where(covers.filter(({ svg }) => svg.split('stroke="#3a2a2d"').length !== 2))).toEqual([]);
  });

  it('weigh less than 8 KB', () => {
    expect(where(covers.filter(({ svg }) => Buffer.byteLength(svg) >= 8192))).toEqual([]);
  });
});

describe('the articles read aloud', () => {
  const files = globSync('content/audio/*');

  it('are at least two', () => {
    const heard = new Set(files.map((file) => basename(file).split('.')[0]));
    expect(heard.size).toBeGreaterThanOrEqual(2);
  });

  it('each belong to an article in its language', () => {
    const articles = globSync('content/articles/*/*.md').map((file) => basename(file, '.md'));
    expect(files.filter((file) => !articles.includes(basename(file, '.mp3')))).toEqual([]);
  });

  it.each(files)('%s is an MP3 of some minutes, light enough for a phone', async (file) => {
    const audio = readFileSync(file);
    const { format, common } = await parseBuffer(audio, { mimeType: 'audio/mpeg' }, { duration: true });
    expect(format.codec).toBe('MPEG 2 Layer 3');
    expect(format.numberOfChannels).toBe(1);
    expect(format.duration).toBeGreaterThan(60);
    expect(common.artist).toBe('Colo');
    expect(common.title).toBeTruthy();
    expect(audio.byteLength).toBeLessThan(2.5 * 1024 * 1024);
  });
});
