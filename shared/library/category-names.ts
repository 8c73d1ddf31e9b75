import type { Language } from '../language/language.rules.ts';
import { type ArticleCategory, articleCategories } from './library.rules.ts';

/** Categories are kept by their Portuguese names; whoever reads English knows them by these. */
const englishNames: Record<ArticleCategory, string> = {
  'Sono do Bebê': 'Baby Sleep',
  'Entendendo o Bebê': 'Understanding Baby',
  'Primeiras Mordidas': 'First Bites',
  'No seu Tempo': 'At Your Pace',
  'Amamentação e Acolhimento': 'Breastfeeding & Support',
  'Mãe Inteira': 'Whole Mother',
  'Entre Mães': 'Between Mothers',
  'Higiene Natural': 'Natural Hygiene',
};

export const categoryName = (category: ArticleCategory, language: Language): string =>
  language === 'en' ? englishNames[category] : category;

/** Categories by the names that readers of the language see. */
export const namedCategories = (language: Language) =>
  articleCategories.map((category) => ({ category, name: categoryName(category, language) }));
