import { excerptLength, libraryPreviewLength } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';

type Opening = Pick<ArticleCardAnswer, 'introduction' | 'excerpt'>;

/** What the library shows below a title: the introduction, or how the text begins. */
export function libraryPreview({ introduction, excerpt }: Opening): string {
  return introduction || begin(excerpt, libraryPreviewLength);
}

/** What a category's list shows: how the text begins, whatever the introduction says. */
export function listExcerpt({ excerpt }: Opening): string {
  return begin(excerpt, excerptLength);
}

/** Cut where it says, counting as the server does, but never through the middle of a letter. */
function begin(text: string, length: number): string {
  if (text.length < length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
