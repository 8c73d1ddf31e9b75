import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const link = 'font-bold text-ink underline underline-offset-4';

/** Under the sign-in card: what entering means, before she enters. */
export function LegalAgreement() {
  const t = useTexts();
  return (
    <p className="text-balance text-center text-ink-soft text-small">
      {t('legal.agreeStart')}{' '}
      <Link to={paths.terms} className={link}>
        {t('legal.agreeTerms')}
      </Link>{' '}
      {t('legal.agreeAnd')}{' '}
      <Link to={paths.privacy} className={link}>
        {t('legal.agreePrivacy')}
      </Link>
      .
    </p>
  );
}
