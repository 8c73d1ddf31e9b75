import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Before her first sleep: saving it means that Colo may keep it. The server notes so with the sleep. */
export function ConsentLine() {
  const t = useTexts();
  return (
    <p className="text-ink-soft text-small">
      {t('sleepDiary.consent')}{' '}
      <Link to={paths.privacy} target="_blank" className="font-bold text-ink underline underline-offset-4">
        {t('sleepDiary.consentLink')}
      </Link>
      .
    </p>
  );
}
