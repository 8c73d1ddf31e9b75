import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Back to where she was; to the tab when she came from outside. */
export function BackToSpecialists() {
  const t = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={paths.specialists}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={`-ml-4 ${buttonClass({ variant: 'quiet' })}`}
    >
      {t('specialists.back')}
    </Link>
  );
}
