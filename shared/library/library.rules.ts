/** The library's categories, as the specification names and orders them. */
export const articleCategories = [
  'Sono do Bebê',
  'Entendendo o Bebê',
  'Primeiras Mordidas',
  'No seu Tempo',
  'Amamentação e Acolhimento',
  'Mãe Inteira',
  'Entre Mães',
  'Higiene Natural',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Lower case, hyphens for spaces, and ã, ê, ç without their marks: the specification's rule, to the letter. */
export function categorySlug(category: ArticleCategory): string {
  return category
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll('ã', 'a')
    .replaceAll('ê', 'e')
    .replaceAll('ç', 'c');
}

/** The last segment of a category's address. Between Mothers has its own: the slug alone is the community's. */
export function categorySegment(category: ArticleCategory): string {
  return category === 'Entre Mães' ? 'entre-maes-categoria' : categorySlug(category);
}

/** Segments that have a page although no category maps to them: there the segment is the category's name. */
export const unmappedSegments = ['ritmo-leve', 'juntas-no-comeco'] as const;

export const categorySegments: readonly string[] = [
  ...articleCategories.map(categorySegment),
  ...unmappedSegments,
];

/** The name of the category that stands at an address. */
export function categoryOfSegment(segment: string): string {
  return articleCategories.find((category) => categorySegment(category) === segment) ?? segment;
}

export const maxSuggestionLength = 500;
export const excerptLength = 150;
export const libraryPreviewLength = 100;
const charactersPerMinute = 200;

/** In minutes, rounded up: the specification's constant, in characters. */
export function readingMinutes(content: string): number {
  return minutesToRead(content.length);
}

/** The same, of a text whose length alone is known. */
export function minutesToRead(characters: number): number {
  return Math.ceil(characters / charactersPerMinute);
}

/** What stands for the article where there is no room for it: its introduction, or how its text begins. */
export function articleSummary(article: { introduction: string | null; excerpt: string }): string {
  return article.introduction || article.excerpt;
}
