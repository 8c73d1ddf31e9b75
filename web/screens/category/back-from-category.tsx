import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** Back to the article, the shelf or the home she came from; home when she came from outside. */
export function BackFromCategory() {
  const t = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={paths.home}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{t('library.back')}</WayBackWords>
    </Link>
  );
}
