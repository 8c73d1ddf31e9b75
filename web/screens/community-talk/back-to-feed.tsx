import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** Back to where she was in the feed; to its beginning when she came to the talk from outside. */
export function BackToFeed() {
  const t = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={paths.community}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{t('community.back')}</WayBackWords>
    </Link>
  );
}
