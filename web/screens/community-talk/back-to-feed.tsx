import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

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
      className={`-ml-4 ${buttonClass({ variant: 'quiet' })}`}
    >
      <ArrowLeft size={20} aria-hidden />
      {t('community.back')}
    </Link>
  );
}
