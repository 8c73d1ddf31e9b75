import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** To where she came from: these two screens are reached from every other. */
export function WayBack() {
  const t = useTexts();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={paths.home}
      onClick={(event) => {
        if (!canGoBack) return;
        event.preventDefault();
        history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{t('quiet.back')}</WayBackWords>
    </Link>
  );
}
