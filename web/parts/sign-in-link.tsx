import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';

/** Out of the preview, on the same page: the gate shows the sign-in card there, and then the page again. */
export function SignInLink({ className }: { className: string }) {
  const t = useTexts();
  return (
    <Link
      to="."
      activeOptions={{ exact: true }}
      search={(current) => ({ ...current, preview: undefined })}
      className={className}
    >
      {t('access.signIn')}
    </Link>
  );
}
