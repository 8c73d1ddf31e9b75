import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** From a tool to the page it belongs to, however she came to the tool. */
export function BackToSleep() {
  const t = useTexts();
  return (
    <Link to={paths.home} state={{ topic: 'sono-do-bebe' }} className={wayBackClass}>
      <WayBackWords>{t('sleep.back')}</WayBackWords>
    </Link>
  );
}
