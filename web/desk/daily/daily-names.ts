import type { DailyCategory, DailyType } from '#shared/daily/daily.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const categoryKeys = {
  'Amamentação e alimentação': 'daily.category_feeding',
  'Puerpério emocional': 'daily.category_postpartum',
  'Desenvolvimento do bebê': 'daily.category_development',
  'Sono e rotina': 'daily.category_routine',
  'Sono do Bebê': 'daily.category_sleep',
  'Trabalho e maternidade': 'daily.category_work',
  'Autocuidado e identidade': 'daily.category_selfCare',
  'Relações e rede de apoio': 'daily.category_relations',
  'Parto e gestação': 'daily.category_birth',
} as const satisfies Record<DailyCategory, string>;

/** What the panel calls types, categories and languages, in the page's own. */
export function useDailyNames() {
  const t = useTexts();
  return {
    ofType: (type: DailyType) => t(`home.type_${type}`),
    ofCategory: (category: DailyCategory) => t(categoryKeys[category]),
    ofLanguage: (language: Language) => t(language === 'en' ? 'admin.english' : 'admin.portuguese'),
  };
}
