import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const link =
  'flex min-h-11 items-center rounded-control text-ink-soft text-small underline underline-offset-4 hover:text-ink';

/** Both pages, side by side. */
export function LegalLinks() {
  const t = useTexts();
  return (
    <ul className="flex flex-wrap gap-x-4">
      <li>
        <Link to={paths.privacy} className={link}>
          {t('legal.privacy')}
        </Link>
      </li>
      <li>
        <Link to={paths.terms} className={link}>
          {t('legal.terms')}
        </Link>
      </li>
    </ul>
  );
}
