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
