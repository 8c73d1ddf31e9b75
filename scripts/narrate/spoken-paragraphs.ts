import type { ArticleFile } from '#server/features/library/article-file.ts';

interface SpokenParagraph {
  text: string;
  /** Seconds of silence after it: longer where the eye would also rest. */
  rest: number;
}

/** An article as it is read aloud: its words in order, without the signs of Markdown. */
export function spokenParagraphs(article: ArticleFile): SpokenParagraph[] {
  const tip = article.language === 'pt' ? 'Dica prática' : 'Practical tip';
  return [
    { text: ended(article.title), rest: 1.2 },
    { text: article.introduction, rest: 1.2 },
    ...article.content.trim().split('\n').filter(Boolean).map(spokenRow),
    { text: ended(tip), rest: 0.6 },
    { text: article.practical_tip, rest: 1 },
  ];
}

function spokenRow(row: string): SpokenParagraph {
  const text = ended(row.replace(/^(#+|>|-|\d+\.) /, '').replaceAll(/\*+|_/g, ''));
  if (row.startsWith('#')) return { text, rest: 0.7 };
  return { text, rest: row.startsWith('- ') ? 0.55 : 0.9 };
}

/** A heading has no full stop; the voice needs one to come to rest. */
const ended = (text: string) => (/[.!?…:;]["”]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
