import { type SessionCategory, sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';

const labels: Record<SessionCategory, AppTextKey> = {
  Amamentação: 'specialists.categoryBreastfeeding',
  'Pós-parto': 'specialists.categoryPostpartum',
  Sono: 'specialists.categorySleep',
  'Introdução Alimentar': 'specialists.categoryFirstFoods',
  Desenvolvimento: 'specialists.categoryDevelopment',
  Relacionamentos: 'specialists.categoryRelationships',
  'Saúde Mental': 'specialists.categoryMentalHealth',
};

/** A category's name in the page's language. */
export function useSessionCategoryName(): (category: SessionCategory) => string {
  const t = useTexts() as (key: AppTextKey) => string;
  return (category) => t(labels[category]);
}

/** As it stands in an address: 'introducao-alimentar'. */
export function sessionCategoryInAddress(category: SessionCategory): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

export function sessionCategoryOfAddress(segment: string | undefined): SessionCategory | undefined {
  return sessionCategories.find((category) => sessionCategoryInAddress(category) === segment);
}
