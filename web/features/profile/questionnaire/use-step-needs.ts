import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFieldLabel } from '../fields/use-field-label.ts';
import type { ProfileDraft, ProfileField, ProfileProblems } from '../profile-draft.ts';
import { missingAt, stepCount, wrongAt } from './steps.ts';

type Needs = {
  /** The first field that needs her. */
  field: ProfileField;
  sentence: string;
};

/** What a step still needs, said in words: what is missing, or else what cannot be. Undefined: nothing. */
export function useStepNeeds(
  step: number,
  draft: ProfileDraft,
  problems: ProfileProblems,
): Needs | undefined {
  const t = useTexts();
  const language = useLanguage();
  const labelOf = useFieldLabel();
  const isLast = step === stepCount;

  const missing = missingAt(step, draft);
  if (missing[0]) {
    const words = missing.map((field) => t(`questionnaire.missing_${field}`));
    const list = formatList(words, language);
    const sentence = t(isLast ? 'questionnaire.missingLast' : 'questionnaire.missing', { list });
    return { field: missing[0], sentence };
  }
  const wrong = wrongAt(step, draft, problems);
  if (!wrong[0]) return undefined;
  const labels = wrong.map((field) => labelOf(field, draft));
  return { field: wrong[0], sentence: t('questionnaire.wrong', { list: formatList(labels, language) }) };
}
