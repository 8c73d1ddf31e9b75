import { Link } from '@tanstack/react-router';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Company to read, and the way to have Colo speak of the baby no more. */
export function LossLinks() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <Link
        to={paths.library}
        search={{ q: t('concern.lossTerm') }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('concern.lossReading')}
      </Link>
      <a
        href={pathInLanguage('/app/algo-mudou', language)}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('concern.lossChange')}
      </a>
    </div>
  );
}
