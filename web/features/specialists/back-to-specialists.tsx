import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

const arrow = '← ';

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
      className={wayBackClass}
    >
      <WayBackWords>
        {/* The arrow of the text is drawn; what reads the page aloud still has all of it. */}
        <span>
          <span className="sr-only">{arrow}</span>
          {t('specialists.back').slice(arrow.length)}
        </span>
      </WayBackWords>
    </Link>
  );
}
