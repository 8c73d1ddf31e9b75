import type { ArticleDraft } from './editing.schema.ts';
import { isSameValue } from './same-value.rules.ts';

export type ArticleField = keyof ArticleDraft;
export type Side = 'mine' | 'theirs';
export type Sides = Partial<Record<ArticleField, Side>>;

/** In the order in which a writer reads them. */
export const articleFieldOrder = [
  'title',
  'introduction',
  'content',
  'practicalTip',
  'category',
  'language',
  'author',
  'authorRole',
  'reviewer',
  'reviewedOn',
  'sources',
  'keywords',
  'picture',
  'pictureAlt',
  'audio',
] as const satisfies readonly ArticleField[];

export function differingFields(mine: ArticleDraft, theirs: ArticleDraft): ArticleField[] {
  return articleFieldOrder.filter((field) => !isSameValue(mine[field], theirs[field]));
}

/**
 * What to begin with when two people changed one article: who alone touched a field keeps it. Where both did, or
 * nobody knows what it was before, the writer who is choosing begins with her own.
 */
export function suggestedSides(before: ArticleDraft | null, mine: ArticleDraft, theirs: ArticleDraft): Sides {
  return Object.fromEntries(
    differingFields(mine, theirs).map((field) => {
      const isUntouched = before !== null && isSameValue(before[field], mine[field]);
      return [field, isUntouched ? 'theirs' : 'mine'];
    }),
  );
}

export function merged(mine: ArticleDraft, theirs: ArticleDraft, sides: Sides): ArticleDraft {
  const taken = Object.entries(theirs).filter(([field]) => sides[field as ArticleField] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}
