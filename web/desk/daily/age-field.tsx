import { useId } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { ageOfWords, ageWords, daysSentence } from './age-words.ts';

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (words: string) => void;
};

const suggested = [-84, -56, -28, -7, 0, 7, 14, 28, 56, 84, 90, 180, 270, 360, 540, 720];

/** An age in words, as people say it; below it stands how many days that is. */
export function AgeField({ label, value, error, onChange }: Props) {
  const t = useTexts();
  const id = useId();
  const age = ageOfWords(value);
  return (
    <>
      <Field
        label={label}
        hint={age === undefined ? t('dailyStaff.ageExample') : daysSentence(age, t)}
        error={error}
        list={id}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {suggested.map((one) => (
          <option key={one} value={ageWords(one, t)} />
        ))}
      </datalist>
    </>
  );
}
