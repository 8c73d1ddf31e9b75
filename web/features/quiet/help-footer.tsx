import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/**
 * The help of every screen, at its end: two quiet lines. It stands in the room that each screen leaves above the tab
 * bar, and makes new room below itself.
 */
export default function HelpFooter() {
  const t = useTexts();
  return (
    <nav
      aria-label={t('quiet.help')}
      className="-mt-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom))] flex flex-wrap justify-center gap-x-2 px-4 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+0.5rem)] text-small wide:-mt-6 wide:pb-6 print:hidden"
    >
      <Link to={paths.somethingChanged} className={linkClass}>
        {t('quiet.title')}
      </Link>
      <Link to={paths.help} className={linkClass}>
        {t('quiet.talkNow')}
      </Link>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control px-3 text-ink-soft underline underline-offset-4 hover:text-ink';
