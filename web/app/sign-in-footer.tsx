import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { LanguageSwitch } from '#web/features/language/language-switch.tsx';
import { LegalAgreement } from '#web/features/legal/legal-agreement.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** What she agrees to, a look around without signing in, and the other language. */
export default function SignInFooter() {
  const t = useTexts();
  return (
    <footer className="grid justify-items-center gap-2">
      <LegalAgreement />
      <Link
        to={paths.home}
        activeOptions={{ exact: true }}
        search={{ preview: '1' }}
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('access.preview')}
      </Link>
      <LanguageSwitch />
    </footer>
  );
}
