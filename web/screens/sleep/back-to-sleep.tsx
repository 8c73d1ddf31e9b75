import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** From a tool to the page it belongs to, however she came to the tool. */
export function BackToSleep() {
  const t = useTexts();
  return (
    <Link
      to={paths.home}
      state={{ topic: 'sono-do-bebe' }}
      className={`-mt-4 -ml-4 ${buttonClass({ variant: 'quiet' })}`}
    >
      <ArrowLeft size={20} aria-hidden />
      {t('sleep.title')}
    </Link>
  );
}
