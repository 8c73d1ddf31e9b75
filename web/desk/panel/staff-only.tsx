import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { SignInCard } from '#web/features/access/sign-in-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Says whose page this is, and shows nothing of it. */
export function StaffOnly({ viewer }: { viewer: { email: string } | null }) {
  const t = useTexts();
  return (
    <div className="mx-auto grid max-w-md gap-4 py-8 text-center">
      <h1 className="font-serif text-title">{t('admin.staffOnly')}</h1>
      <p className="text-ink-soft">{t('admin.staffOnlyText')}</p>
      {viewer === null ? (
        <div className="grid gap-4 text-left">
          <p className="text-center text-ink-soft">{t('admin.signInText')}</p>
          <SignInCard />
        </div>
      ) : (
        <>
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {t('admin.signedInAs', { email: viewer.email })}
          </p>
          <Link to={paths.home} activeOptions={{ exact: true }} className={buttonClass({ size: 'large' })}>
            {t('shell.backHome')}
          </Link>
          <Link to={paths.profile} className={buttonClass({ variant: 'secondary' })}>
            {t('admin.otherEmail')}
          </Link>
        </>
      )}
    </div>
  );
}
