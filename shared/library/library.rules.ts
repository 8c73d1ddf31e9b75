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

/** The segment of a category's page, by its name; staff may name one that has no page. */
export function segmentOfCategory(name: string): string | undefined {
  return categorySegments.find((segment) => categoryOfSegment(segment) === name);
}

/** From so few a percentage says nothing, or tells what one of them said. */
export const fewestRatings = 10;
export const maxSuggestionLength = 500;
export const excerptLength = 150;
export const libraryPreviewLength = 100;
const wordsPerMinute = 200;

/** As they are counted by the database: whatever stands between spaces. */
export function wordsIn(content: string): number {
  return content.trim().split(/\s+/).filter(Boolean).length;
}

/** In minutes, rounded up. */
export function readingMinutes(content: string): number {
  return minutesToRead(wordsIn(content));
}

/** The same, of a text whose words are counted. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** What stands for the article where there is no room for it: its introduction, or how its text begins. */
export function articleSummary(article: { introduction: string | null; excerpt: string }): string {
  return article.introduction || article.excerpt;
}
