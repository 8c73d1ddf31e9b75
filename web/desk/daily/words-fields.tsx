import { documentLanguage, type Language, languages } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { DailyForm, WordsForm } from './daily-form.ts';

type Props = {
  form: DailyForm;
  problemOf: (field: string) => string | undefined;
  onChange: (language: Language, patch: Partial<WordsForm>) => void;
};

const mostTips = 8;
const parts = ['title', 'description', 'expert', 'tips', 'fullContent'] as const;

/** What is said, field by field in both languages, side by side where there is room. */
export function WordsFields({ form, problemOf, onChange }: Props) {
  const t = useTexts();
  const hints: Partial<Record<keyof WordsForm, string>> = {
    expert: t('dailyStaff.expertHint'),
    tips: t('dailyStaff.tipsHint', { n: mostTips }),
    fullContent: t('dailyStaff.fullContentHint'),
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      {parts.flatMap((part) =>
        languages.map((language) => {
          const field = {
            label: t(`dailyStaff.${part}_${language}`),
            hint: hints[part],
            error: problemOf(`${language}.${part}`),
            lang: documentLanguage[language],
            value: form[language][part],
            onChange: ({ target }: { target: { value: string } }) =>
              onChange(language, { [part]: target.value }),
          };
          const key = `${part} ${language}`;
          if (part === 'title') return <Field key={key} {...field} autoComplete="off" />;
          return <TextArea key={key} {...field} rows={part === 'fullContent' ? 10 : 4} />;
        }),
      )}
    </div>
  );
}
