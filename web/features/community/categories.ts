import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';

const labels: Record<CommunityCategory, AppTextKey> = {
  'Amamentação e Colo': 'community.categoryBreastfeeding',
  'Sono do Bebê': 'community.categorySleep',
  'Primeiras Comidas': 'community.categoryFirstFoods',
  'No Seu Tempo': 'community.categoryOwnTime',
  'Mãe Completa': 'community.categoryWholeMother',
  'Higiene Natural': 'community.categoryNaturalHygiene',
};

/** A category's name in the page's language. */
export function useCategoryName(): (category: CommunityCategory) => string {
  const t = useTexts() as (key: AppTextKey) => string;
  return (category) => t(labels[category]);
}
