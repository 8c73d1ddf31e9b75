import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** In a tab of its own, so that reading it costs her nothing of what she was doing. */
export function PrivacyLink() {
  const t = useTexts();
  return (
    <a
      href={pathInLanguage(paths.privacy, useLanguage())}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
    >
      {t('questionnaire.privacy')}
    </a>
  );
}
