import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readArticleFile } from '#server/features/library/article-file.ts';
import { spokenParagraphs } from './spoken-paragraphs.ts';

const articles = globSync('content/articles/*/*.md').map((file) =>
  readArticleFile(readFileSync(file, 'utf8')),
);

it('no sign of Markdown is ever read aloud', () => {
  const spoken = articles.flatMap((article) => spokenParagraphs(article).map(({ text }) => text));
  expect(spoken.filter((text) => /[*_#>]|^- /.test(text))).toEqual([]);
});

it('begins with the title and the introduction and ends with the tip, each brought to rest', () => {
  const [article] = articles;
  if (!article) throw new Error('There is no article to read');
  const spoken = spokenParagraphs({
    ...article,
    language: 'pt',
    title: 'Um título',
    introduction: 'Uma introdução.',
    content: '## Um começo\n\nUm parágrafo com **força**.\n\n- um item;\n- outro\n\n> Um aviso.\n',
    practical_tip: 'Uma dica.',
  });
  expect(spoken.map(({ text }) => text)).toEqual([
    'Um título.',
    'Uma introdução.',
    'Um começo.',
    'Um parágrafo com força.',
    'um item;',
    'outro.',
    'Um aviso.',
    'Dica prática.',
    'Uma dica.',
  ]);
});
