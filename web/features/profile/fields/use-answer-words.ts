import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage, useTranslator } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { ProfileDraft, ProfileField } from '../profile-draft.ts';

/** An answer as she would read it: 'Sono e rotina' for sono-rotina, '3 de julho de 2026' for a date. */
export function useAnswerWords(): (field: ProfileField, draft: ProfileDraft) => string {
  const t = useTexts();
  const language = useLanguage();
  const translate = useTranslator();
  const choice = (field: ProfileField, id: string | null | undefined) =>
    id ? translate(`profileFields.${field}_${id}`) : '';
  return (field, draft) => {
    switch (field) {
      case 'interests':
      case 'contentPreference':
        return (draft[field] ?? []).map((id) => choice(field, id)).join(', ');
      case 'previousExperience':
      case 'joinGroups':
      case 'babyAvatar':
      case 'specialistAccess':
      case 'journeyType':
        return choice(field, draft[field]);
      case 'babyBirthDate':
      case 'birthDate':
        return draft[field] ? formatCalendarDay(draft[field], language) : '';
      case 'firstMaternity':
        return t(`profileFields.firstMaternity_${draft.firstMaternity ? 'yes' : 'no'}`);
      case 'age':
        return t('profileFields.ageYears', { n: draft.age ?? '' });
      case 'gestationWeeks':
        return t('profileFields.gestationWeeksCount', { n: draft.gestationWeeks ?? '' });
      default:
        return String(draft[field] ?? '');
    }
  };
}
