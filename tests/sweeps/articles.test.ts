import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArticleFile } from '#server/features/library/article-file.ts';
import { articleCategories, categorySlug } from '#shared/library/library.rules.ts';

/** What every article of content/articles must hold, whoever writes it. */
const files = globSync('content/articles/*/*.md').sort();
const articles = files.map((file) => ({ file, ...readArticleFile(readFileSync(file, 'utf8')) }));
const where = (found: { file: string }[]) => found.map(({ file }) => file);
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

describe('the articles', () => {
  it('are at least three per category in each language', () => {
    for (const category of articleCategories) {
      for (const language of ['pt', 'en']) {
        const found = articles.filter(
          (article) => article.category === category && article.language === language,
        );
        expect(found.length, `${category} in ${language}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('stand in the folder of their category, under the name of their language', () => {
    const misplaced = articles.filter(
      ({ file, category, language }) =>
        basename(dirname(file)) !== categorySlug(category) || !file.endsWith(`.${language}.md`),
    );
    expect(where(misplaced)).toEqual([]);
  });

  it('exist in both languages', () => {
    const other = (file: string) =>
      file.endsWith('.pt.md') ? file.replace(/pt\.md$/, 'en.md') : file.replace(/en\.md$/, 'pt.md');
    expect(files.filter((file) => !files.includes(other(file)))).toEqual([]);
  });

  it('are short enough to be read in one feed and long enough to help', () => {
    const off = articles.filter(({ content }) => words(content) < 350 || words(content) > 800);
    expect(off.map(({ file, content }) => `${file}: ${words(content)} words`)).toEqual([]);
  });

  it('use only the safe subset of Markdown: no HTML, no pictures, no addresses', () => {
    expect(where(articles.filter(({ content }) => /<[a-z!/]|!\[|https?:|\]\(/i.test(content)))).toEqual([]);
  });

  it('name two sources or more', () => {
    expect(where(articles.filter(({ sources }) => sources.length < 2))).toEqual([]);
  });

  it('claim a review only with the name of who made it', () => {
    const claimed = articles.filter(
      ({ reviewer, reviewed_on, author_role }) =>
        (reviewer === '') !== (reviewed_on === '') || (reviewer === '' && /revis|review/i.test(author_role)),
    );
    expect(where(claimed)).toEqual([]);
  });

  it('about sleep carry the safe-sleep box', () => {
    const asleep = articles.filter(({ category }) => category === 'Sono do Bebê');
    expect(
      where(asleep.filter(({ content }) => !/^> \*\*(Sono seguro|Safe sleep)\.\*\*/m.test(content))),
    ).toEqual([]);
  });

  it('about first foods say that they begin at six months', () => {
    const bites = articles.filter(({ category }) => category === 'Primeiras Mordidas');
    expect(
      where(bites.filter(({ content }) => !/(seis|6) meses|(six|6) (completed )?months/i.test(content))),
    ).toEqual([]);
  });

  it('advertise nothing that the law keeps out of mothers’ hands (NBCAL)', () => {
    expect(
      where(
        articles.filter(({ content }) =>
          /\bNAN\b|Aptamil|Nestl[ée]|Philips|Avent|MAM\b|Chicco/.test(content),
        ),
      ),
    ).toEqual([]);
  });
});
