import { type CommunityCategory, communityCategories } from '#shared/community/community.rules.ts';
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

/** As it stands in an address: 'sono-do-bebe'. */
export function categoryInAddress(category: CommunityCategory): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

export function categoryOfAddress(segment: string | undefined): CommunityCategory | undefined {
  return communityCategories.find((category) => categoryInAddress(category) === segment);
}
