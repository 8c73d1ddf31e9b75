import { languages } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { languageNames, useLanguageChoice } from './language-choice.ts';

/** Choosing is all there is to do here, so it is done once she chose, be it what it was. */
export function LanguageRadio({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const { shown, choose } = useLanguageChoice();
  return (
    <RadioCards
      legend={<h2 className="text-heading">{t('profile.language')}</h2>}
      name="language"
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={shown}
      onChange={(language) => {
        choose(language);
        onDone();
      }}
      onSame={onDone}
    />
  );
}
