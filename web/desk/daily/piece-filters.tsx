import { type DailyType, dailyTypes } from '#shared/daily/daily.rules.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { AgeField } from './age-field.tsx';
import { ageOfWords } from './age-words.ts';
import { useDailyNames } from './daily-names.ts';

type Props = {
  /** In words, as typed. */
  age: string;
  type: DailyType | undefined;
  language: Language;
  onAge: (words: string) => void;
  onType: (type: DailyType | undefined) => void;
  onLanguage: (language: Language) => void;
};

export function PieceFilters({ age, type, language, onAge, onType, onLanguage }: Props) {
  const t = useTexts();
  const names = useDailyNames();
  const isUnclear = age.trim() !== '' && ageOfWords(age) === undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-3">
      <AgeField
        label={t('dailyStaff.filterAge')}
        value={age}
        error={isUnclear ? t('dailyStaff.ageUnclear') : undefined}
        onChange={onAge}
      />
      <Select
        label={t('dailyStaff.filterType')}
        options={[
          { value: '', label: t('dailyStaff.anyType') },
          ...dailyTypes.map((value) => ({ value, label: names.ofType(value) })),
        ]}
        value={type ?? ''}
        onChange={({ target }) => onType(dailyTypes.find((one) => one === target.value))}
      />
      <Select
        label={t('dailyStaff.filterLanguage')}
        options={languages.map((value) => ({ value, label: names.ofLanguage(value) }))}
        value={language}
        onChange={({ target }) => onLanguage(languages.find((one) => one === target.value) ?? language)}
      />
    </div>
  );
}
