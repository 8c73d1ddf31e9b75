import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Company to read, and the way to have Colo speak of the baby no more. */
export function LossLinks() {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <Link
        to={paths.library}
        search={{ q: t('concern.lossTerm') }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('concern.lossReading')}
      </Link>
      <Link to={paths.somethingChanged} className={buttonClass({ variant: 'secondary', wide: true })}>
        {t('concern.lossChange')}
      </Link>
    </div>
  );
}
